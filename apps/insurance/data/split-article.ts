/** Characters that a passage holds at most, unless one paragraph alone is longer. */
const limit = 2_500;

/** An article in passages: whole where it is short, else cut between paragraphs, in order and without overlap. */
export function splitArticle(text: string): string[] {
  const parts: string[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + paragraph.length + 2 <= limit) parts[parts.length - 1] = `${last}\n\n${paragraph}`;
    else parts.push(paragraph);
  }
  return parts.filter((part) => part.trim() !== '');
}
