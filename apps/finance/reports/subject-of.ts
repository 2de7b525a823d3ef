/** Ways of asking that no report answers word for word: `what other name does … go by`, `d'après les rapports, qui est …`. */
const ways: readonly RegExp[] = [
  /\b(?:according to|as per|in|from|based on) (?:the|its|their|these|company|annual|financial)? ?(?:annual |financial )?(?:reports?|filings?|documents?|texts?|information)\b,?/gi,
  /\b(?:d['’]apr[èe]s|selon|dans) (?:les|le|ses|leurs) (?:rapports?|textes?|documents?)\b,?/gi,
  /\b(?:what|which) (?:other|another|else)? ?names? (?:does|do|is|are|did)\b|\b(?:go(?:es)?|known|called) (?:by|as|also)\b|\b(?:other|another|alternative) names? (?:of|for)\b/gi,
  /\b(?:sous )?quels? autres? noms? (?:porte(?:nt)?|a|ont|d[ée]signe(?:nt)?)?\b|\b(?:l['’])?autres? noms? (?:de|du|des)\b|\b(?:s['’]appelle(?:nt)?|se nomme(?:nt)?|est connue?) (?:aussi|[ée]galement)?\b/gi,
  /\b(?:who or what|what or who) (?:is|are|was)\b|\bqui ou (?:quoi|qu['’]est-ce que)\b|\bqu['’]est[- ]ce que (?:c['’]est que )?|\bc['’]?est quoi\b|\b[çc]a veut dire quoi\b/gi,
  /\bwhat (?:is|are) (?:meant by|the meaning of|the definition of)\b|\bwhat does (?=.* mean\b)|\bque signifie(?:nt)?\b|\bcomment (?:est|sont) d[ée]finie?s?\b|\bhow (?:is|are) (?=.* defined\b)/gi,
];

/** What a question to the reports is about, without the way in which it asks; the whole question where nothing else is left. */
export function subjectOf(question: string): string {
  const subject = ways
    .reduce((text, way) => text.replace(way, ' '), question)
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(subject) ? subject : question;
}
