import type { PeerCertificate } from 'node:tls';
import type { Metadata } from '@grpc/grpc-js';
import type { CallerCredentials } from '@guichet/identity';
import type { GrpcCall } from './call-lifetime.ts';

/** What a call brings to prove who makes it. gRPC hands out a client certificate only once it was verified. */
export function callerCredentials(metadata: Metadata, call: GrpcCall): CallerCredentials {
  const certificate = call.getAuthContext().sslPeerCertificate;
  return {
    authorization: metadata.get('authorization')[0]?.toString(),
    certificate: certificate && { names: namesIn(certificate) },
  };
}

const kinds: Readonly<Record<string, string>> = { URI: 'uri', DNS: 'dns' };

/** Node writes alternative names as `URI:spiffe://…, DNS:…`, and one that holds a comma or a quote as a JSON string. */
export function namesIn({ subject, subjectaltname = '' }: Pick<PeerCertificate, 'subject' | 'subjectaltname'>): string[] {
  const commonName: unknown = subject?.CN; // a list where a certificate has several: none of them is then taken
  const alternatives = [...subjectaltname.matchAll(/(?:^|, )([^:,"]+):("(?:[^"\\]|\\.)*"|[^,"]*)(?=, |$)/g)].flatMap(([, kind, value]) => {
    const prefix = kinds[kind!];
    return prefix === undefined ? [] : [`${prefix}:${value!.startsWith('"') ? (JSON.parse(value!) as string) : value}`];
  });
  return [...alternatives, ...(typeof commonName === 'string' ? [`cn:${commonName}`] : [])];
}
