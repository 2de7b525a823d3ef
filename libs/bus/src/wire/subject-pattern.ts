/** NATS subject matching: `*` stands for one token, a final `>` for one or more. */
export function matchesSubject(pattern: string, subject: string): boolean {
  const wanted = pattern.split('.');
  const tokens = subject.split('.');
  for (const [position, token] of wanted.entries()) {
    if (token === '>') return tokens.length > position;
    if (position >= tokens.length) return false;
    if (token !== '*' && token !== tokens[position]) return false;
  }
  return tokens.length === wanted.length;
}
