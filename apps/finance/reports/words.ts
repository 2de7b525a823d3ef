/** Words that ask, and say nothing of what is asked for. */
const asking = new Set(
  `a about above all amount an and any are as at be below between by incurred can company could did do does during end ended figure figures find for from give has have he how i if in is it its know
  like many me mean much need of on one or our over please pls report reported reporting respective respectively say says show than that the their them there these they this to
  value values was we were what when which who whose will with would year years you your
  a ai ainsi annee annees au aux avait avoir c ce ces cette combien comme dans de des du elle en entre est et etait etaient etre eu exercice fait il ils j je l la le les leur leurs
  ma me mes mon montant n ne nous on ont ou par pas pour pouvez puis qu quand que quel quelle quelles quels qui s sa se selon ses soit son sont sur svp stp un une valeur vos votre
  vous y d rapport societe entreprise publie publies donne donner dis moi`.split(/\s+/),
);

/** What is to be done with figures, not which figures. */
const operations = new Set(
  `grow grew growth rise rose risen fall fell fallen drop dropped increase increased increasing decrease decreased decline declined change changed difference percentage percent pct
  average mean sum add plus compare compared versus vs together combined variation varie evolution evolue augmente augmentation diminue diminution hausse baisse progresse progression
  recul recule ecart pourcentage moyenne moyen somme additionne cumul cumule ensemble part share proportion represente largest highest lowest biggest smallest greater exceed exceeded exceeds`.split(
    /\s+/,
  ),
);

const frenchMonths: Readonly<Record<string, string>> = {
  janvier: 'january', fevrier: 'february', mars: 'march', avril: 'april', mai: 'may', juin: 'june', juillet: 'july', aout: 'august',
  septembre: 'september', octobre: 'october', novembre: 'november', decembre: 'december',
}; // prettier-ignore

/** Small letters, no accents, no marks but the percent sign. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’`]/g, "'")
    .toLowerCase();

/** A word without its plural, months in English: what words are compared by. */
export function wordStem(word: string): string {
  const month = frenchMonths[word] ?? word;
  if (month.length > 4 && month.endsWith('ies')) return `${month.slice(0, -3)}y`;
  if (month.length > 3 && month.endsWith('s') && !month.endsWith('ss')) return month.slice(0, -1);
  return month;
}

/** The words of a text in order, stemmed; letters after an apostrophe (`'s`, `d'`) are left out. */
export const wordsIn = (text: string): string[] =>
  folded(text)
    .replace(/\b([a-z]{1,2}|qu)'(?=[a-z])/g, '$1 ')
    .replace(/'s\b|'/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .split(/[^a-z0-9%&]+/)
    .filter((word) => word !== '' && word !== '&')
    .map(wordStem);

const askingStems = new Set([...asking].map(wordStem));

const operationStems = new Set([...operations].map(wordStem));

/** Whether a stem is an operation on figures. */
export const isOperation = (stem: string): boolean => operationStems.has(stem);

/** Whether a stem says something of what is asked for. Years are looked at by themselves. */
export const saysSomething = (stem: string): boolean => !askingStems.has(stem) && !/^(?:\d{4,}|f(?:y)?\d{2}|fy|%)$/.test(stem);
