/** Words after a name that say that its bearer received. */
const receives = /^\W+(?:[\p{L}-]+\W+){0,4}?(?:receiv|g[eo]t|re[çc][uo]|touch|encaiss|per[çc])/iu;
/** Words before a name that say that money went there. */
const towards =
  /(?:^|[\s(])(?:to|into|towards|reach(?:ed|es)?|at|à|a|au|aux|vers|chez|en)(?: (?:the|la|le|les|l['’]|banque|bank|bank of))*\s*$/iu;

/**
 * On which side of a payment a name stands that a question asks the other side of: `who sent most to Azur` and `from whom did Azur
 * receive` ask for senders (Azur received), `to whom did Azur send` for receivers (Azur sent). `words` is the name as written.
 */
export function sideOf(question: string, words: string): 'sent' | 'received' {
  const position = question.toLowerCase().indexOf(words.toLowerCase());
  if (words === '' || position < 0) return 'sent';
  const isReceiver = towards.test(question.slice(0, position)) || receives.test(question.slice(position + words.length));
  return isReceiver ? 'received' : 'sent';
}
