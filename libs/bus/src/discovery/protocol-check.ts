import { type AgentCard, type Announcement, oldestProtocol, protocolVersion } from '@guichet/contracts';

/** Why this side cannot work with an agent; undefined when it can. N and N−1 work together. */
export function refusal(peer: Announcement | AgentCard): string | undefined {
  if (peer.protocolVersion < oldestProtocol) {
    return `it speaks protocol ${peer.protocolVersion}, older than ${oldestProtocol}, the oldest understood here; upgrade the agent`;
  }
  if ('minProtocolVersion' in peer && peer.minProtocolVersion > protocolVersion) {
    return `it needs protocol ${peer.minProtocolVersion}, newer than ${protocolVersion}, which is spoken here; upgrade the orchestrator`;
  }
  return undefined;
}
