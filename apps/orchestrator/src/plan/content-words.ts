import { normalisedWords } from '@guichet/selection';

/** Words that carry no subject: articles, pronouns, question words, courtesies, words of measure. Folded; both languages. */
const empty = new Set(
  `a an the this that these those it its he she him her his they them their there here i me my mine we us our you your yours one ones what which who whom whose when where why how much many
  is are was were be been am do does did done has have had can could will would shall should may might must not no yes and or but so then than if as at by for from in into of off on onto out over
  to under up with within about after before between during through per each every any some all both either just only also too very more most less least please thanks thank hello hi tell show give
  say said told let know get got want need like again once ever now today still exactly really ok okay total altogether sum amount number count add adds
  le la les l un une des du de d au aux ce cet cette ces ca cela c ci il elle ils elles on je j tu te t nous vous me m moi toi lui leur leurs eux se s mon ma mes ton ta tes son sa ses notre nos votre vos
  qui que qu quoi quel quelle quels quelles quand comment pourquoi combien ou est sont etait etaient etre suis es sommes etes ai as avons avez ont avait avoir fait faire fais peut peux pouvez puis
  doit dois faut va vais vont veut veux voudrais dit dis dites dire donne donnez donner montre montrez ne n pas plus jamais rien avec sans sous sur dans en y par pour chez vers entre depuis pendant
  avant apres jusque jusqu si oui non bonjour bonsoir merci plait tout toute tous toutes meme memes tres trop aussi encore deja bien bon alors donc mais et car
  sorry pardon earlier mentioned jour day rappelle rappelez redites redis somme montant nombre quantite svp heure exact exactement vraiment
  dessus dedans dessous _number_ _year_`.split(/\s+/),
);

/** The words of a text that say what it is about, in order, plural marks taken off. */
export function contentWords(text: string): string[] {
  return normalisedWords(text)
    .filter((word) => !empty.has(word) && word.length > 1)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/u, '') : word));
}
