import { Speaker, type Turn } from '@guichet/contracts';

/** What is asked now, and what was said before, oldest first. */
export interface ConversationRead {
  readonly question: string;
  readonly earlier: readonly Turn[];
}

const opening = /^\s*\[(?:historique|history)\]\s*/iu;
const speaking = /^\s*(assistant|agent|guichet|bot|utilisateur|user|client|customer|moi|me)\s*:\s*/iu;
const quotes = /^[«“"'\s]+|[»”"'\s]+$/gu;

/** Takes the turns of the request, and a history that the text itself carries (`[history] Assistant: “…”`, one line a turn). */
export function readConversation(text: string, turns: readonly Turn[]): ConversationRead {
  if (!opening.test(text)) return { question: text.trim(), earlier: turns };
  const earlier: { speaker: Speaker; text: string }[] = [];
  for (const line of text.replace(opening, '').split('\n')) {
    const [mark, who] = speaking.exec(line) ?? [];
    if (mark === undefined) {
      const last = earlier.at(-1);
      if (last) last.text += `\n${line}`;
      continue;
    }
    const speaker = /assistant|agent|guichet|bot/iu.test(who!) ? Speaker.SPEAKER_ASSISTANT : Speaker.SPEAKER_USER;
    earlier.push({ speaker, text: line.slice(mark.length) });
  }
  const last = earlier.at(-1)?.speaker === Speaker.SPEAKER_USER ? earlier.pop() : undefined;
  const said = earlier.map((turn) => ({ ...turn, text: turn.text.replace(quotes, '') }));
  return { question: (last?.text ?? '').trim(), earlier: [...turns, ...said] };
}
