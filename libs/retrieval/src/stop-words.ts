import type { Language } from '@guichet/domain-kit';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that carry no subject, folded; question words and politeness among them. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    `a about above after again all also am an and any are as at be because been before being below between both but by can cannot could
     did do does doing down during each else ever few for from further get give got had has have having he hello her here hers him his
     hi how i if in into is it its itself just know let like make many may me might more most much must my need no nor not now of off on
     once one only or other our ours out over own please pls same say says shall she should so some such tell than thank thanks that the their
     theirs them then there these they this those through to too under until up upon us use used using very want was we were what when
     where whether which while who whom whose why will with within without would you your yours does's what's whats i'm im i've ive
     show according case exactly happen happens long kind sort thing things`,
  ),
  fr: words(
    `a ai aie ainsi alors apres as au aucun aussi autre autres aux avait avant avec avez avoir avons bien bonjour c ca car ce ceci cela celle
     celles celui ces cet cette ceux chaque chez combien comme comment d dans de deja depuis des dis doit dois donc donne dont du elle elles
     en encore entre es est et etait ete etes etre eu eux fait faire faut font g hors ici il ils j je jusqu jusque l la le les leur leurs
     lors lorsque lui m ma mais me meme memes merci mes moi moins mon n ne ni non nos notre nous on ont ou par parce pas peut peuvent peux
     plait plus pour pourquoi pouvez puis qu quand que quel quelle quelles quels qui quoi s sa sans se selon sera ses si sinon soit son sont
     sous suis sur svp t ta te tel telle tes toi ton tous tout toute toutes tu un une va veux voudrais vos votre vous y dit dire cas
     savoir sait connaitre exactement existe`,
  ),
};
