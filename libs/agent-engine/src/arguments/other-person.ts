import { flatten } from './flatten.ts';
import { tokenise } from './fold.ts';
import type { Mention } from './mention.ts';
import type { RecognitionContext } from './recognition.ts';
import type { Text } from './text.ts';
import { overlap } from './weigh-mentions.ts';

/** What belongs to a person; a merchant has no such things in a customer's question. */
const owned = String.raw`(?:accounts?|balances?|cards?|phone|telephone|mobile|e-?mail|address|birth(?:day|date)|date of birth|polic(?:y|ies)|premiums?|claims?|portfolios?|holdings|salary|income|points|savings|details|data|comptes?|soldes?|cartes?|courriel|mail|adresse|naissance|contrats?|sinistres?|portefeuille|salaire|revenus|economies|coordonnees|donnees|numero)(?![a-z])`;
const kin = String.raw`(?:wife|husband|spouse|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|friend|neighbou?r|colleague|boss|girlfriend|boyfriend|femme|mari|conjointe?|epoux|epouse|mere|pere|fils|fille|frere|soeur|amie?|voisine?|collegue|patron|copine?|compagne|compagnon)`;
/** As few words as the rest allows, or as many as there are. */
const name = String.raw`((?:[a-z][a-z-]+)(?: [a-z][a-z-]+){0,2}?)`;
const longName = String.raw`((?:[a-z][a-z-]+)(?: [a-z][a-z-]+){0,2})`;

/** Whose data it is stands where a name does: these hold a name in their first group. */
const namings: readonly RegExp[] = [
  new RegExp(String.raw`(?<![a-z])${name}(?:'s|s') (?:[a-z-]+ ){0,3}?${owned}`, 'dg'),
  new RegExp(String.raw`${owned} (?:[a-z-]+ ){0,4}?(?:of|for|belonging to|de|d'|du|des|a|pour) ?${longName}(?![a-z-])`, 'dg'),
  new RegExp(
    String.raw`how much (?:money )?(?:does |did |do )?${name} (?:has|have|had|owes?|owns?|got|holds?|earns?|spends?|spent)(?![a-z])`,
    'dg',
  ),
  new RegExp(
    String.raw`combien (?:d'argent )?(?:(?:a|est-ce que|qu'a|que) )?${name} (?:a|possede|detient|doit|gagne|depense|sur (?:son|ses))(?![a-z])`,
    'dg',
  ),
  new RegExp(
    String.raw`(?:is|are|does|did|has|est-ce que) ${name} (?:a |an |have an? |has an? |est |a un )?(?:customer|client|cliente|account|compte)(?![a-z])`,
    'dg',
  ),
  new RegExp(String.raw`(?<![a-z])(?:mr|mrs|ms|mme|monsieur|madame)\.? ${longName}(?![a-z-])`, 'dg'),
];
/** Another person without a name. */
const others: readonly RegExp[] = [
  new RegExp(String.raw`(?<![a-z])(?:his|her|someone else's|somebody's|another person's) (?:[a-z-]+ ){0,3}?${owned}`),
  new RegExp(String.raw`(?<![a-z])my ${kin}'s (?:[a-z-]+ ){0,2}?${owned}`),
  new RegExp(String.raw`${owned} (?:[a-z-]+ ){0,3}?(?:of my|de mon|de ma|de mes|du|de la|d'un|d'une|d'une? autre) ${kin}(?![a-z])`),
  /(?<![a-z])(?:another|other) (?:customer|client|person|user)s?(?:'s?)?(?![a-z])|(?<![a-z])(?:un autre|une autre|d'autres|les autres|autres) (?:clients?|clientes?|personnes?|utilisateurs?)(?![a-z])/,
];

/**
 * Whether a customer asks about another person: by the question's words alone, never by whether the data knows that person, so that a
 * refusal doesn't tell who is a customer. Merchants, products and other things that the data knows are no persons.
 */
export function speaksOfAnother(text: Text, mentions: readonly Mention[], context: RecognitionContext): boolean {
  if (context.caller.role !== 'customer') return false;
  const flat = flatten(text.text);
  if (others.some((pattern) => pattern.test(flat))) return true;
  const own = ownNames(context);
  const isPerson = (start: number, end: number): boolean => {
    const words = text.tokens.filter((token) => token.start >= start && token.end <= end);
    const known = words.findIndex((token) => text.ordinary.has(token.text) || mentions.some((mention) => overlap(mention, token)));
    const strange = known < 0 ? words : words.slice(0, known);
    if (strange.every((token) => own.has(token.text))) return false;
    return (text.capitals && strange.some((token) => token.capitalised)) || strange.length > 1;
  };
  return namings.some((pattern) => allMatches(pattern, flat).some(({ indices }) => isPerson(...indices![1]!)));
}

/** Also those that begin within another: in "number of phone of Ann" the name follows the second "of". */
function allMatches(pattern: RegExp, flat: string): RegExpExecArray[] {
  const searching = new RegExp(pattern);
  const matches: RegExpExecArray[] = [];
  for (let match = searching.exec(flat); match !== null; match = searching.exec(flat)) {
    matches.push(match);
    searching.lastIndex = match.index + 1;
  }
  return matches;
}

/** The words of the caller's own name. */
function ownNames({ entities, names, caller }: RecognitionContext): ReadonlySet<string> {
  const people = Object.keys(entities).filter((key) => isPeople(entities[key]));
  const spellings = people.flatMap((key) => names[key]?.spellings ?? []).filter(({ candidate }) => candidate.id === caller.customer);
  return new Set([...spellings.flatMap(({ tokens }) => tokens), ...tokenise(caller.customer).map((token) => token.text)]);
}

const isPeople = (entity: RecognitionContext['entities'][string] | undefined) => entity?.from === 'query' && entity.people === true;
