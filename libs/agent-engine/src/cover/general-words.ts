/** Nouns that any answer may be, and words that only describe: what they stand for is told by the rest of the question. Folded. */
export const generalWords: ReadonlySet<string> = new Set(
  `amount amounts total totals sum number numbers count list lists detail details information info data value values name names date dates day
   status state thing things answer result results kind type part difference situation overview summary reason question deal story word words
   current latest last first next exact same overall outstanding remaining recent new old full whole main maximum minimum max min highest
   lowest biggest largest smallest most least average mean monthly yearly annual daily weekly combined different possible actual other own
   montant montants somme sommes nombre nombres numero numeros liste listes detail donnee donnees valeur valeurs nom noms jour
   statut etat chose reponse resultat resultats genre partie apercu resume raison
   mot mots point points rappel bilan chiffre chiffres totale totaux actuel actuelle dernier derniere derniers dernieres premier premiere
   prochain prochaine exact exacte meme global globale restant restante recent recente nouveau nouvelle ancien ancienne entier entiere
   principal principale maximal maximale minimal minimale plus moins moyen moyenne mensuel mensuelle annuel annuelle`.split(/\s+/),
);
