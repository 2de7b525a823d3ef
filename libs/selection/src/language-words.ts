import type { Language } from '@guichet/domain-kit';

/** Small words that tell a language at once, folded as `normalise` folds; those that both languages write alike are left out. */
export const smallWords: Readonly<Record<Language, string>> = {
  en: `the a an and of to in is are was were be been do does did not no yes i my me you your he she it its we our they their this that these those
    what which who whom whose when where why how much many any some all every each there here have has had can could will would shall should may might must
    for from with without about into out over under between through during before after since until at by if then than because while but or so just only also
    too very more most less least other another same such please thanks thank hello hi hey good get got give gave take make made tell show find let know want
    need like still yet already again ever never now today yesterday tomorrow week month year day am pm ok cheers got going gone went come came as up down off`,
  fr: `le la les un une des du de l et ou ni mais donc je j tu il elle on nous vous ils elles te se moi toi lui leur leurs eux mon ma mes ton ta tes
    son sa ses notre nos votre vos ce cet cette ces ca cela ceci qui que qu quoi quel quelle quels quelles quand comment pourquoi combien est sont etait etaient
    etre suis es sommes etes ai as a avons avez ont avait avoir fait faire peut peux pouvez puis doit dois faut va vais vont veut veux voudrais dit dis dites donne
    donnez ne pas n plus jamais rien aucun aucune avec sans sous sur dans en au aux par pour chez vers entre depuis pendant avant apres jusque si oui non bonjour
    bonsoir salut merci svp plait y tout toute tous toutes autre autres meme memes tres trop aussi encore deja toujours souvent ici la bas hier demain aujourd hui
    jour jours mois an ans annee semaine alors ainsi quelque quelques chaque plusieurs beaucoup peu moins mieux bien bon bonne`,
};

/** Longer words of each language, for the letters that they are made of. */
export const longerWords: Readonly<Record<Language, string>> = {
  en: `account balance statement payment transfer transaction transactions spending spent charge charged fee fees card cards debit credit loan mortgage savings withdraw withdrawal
    deposit overdraft interest rate insurance policy claim claims cover coverage deductible premium insured insurer accident damage theft fire flood home house car vehicle health life
    travel portfolio holdings shares stock bond fund funds dividend revenue income earnings margin filing filings report reports bank banks company companies total amount number list
    highest lowest largest average change increase decrease percentage customer customers address phone email number weather recipe movie football joke song write explain question
    answer money cash cheque check branch opening locked password stolen lost missing wrong declined pending refused received sent paid paying twice once again buy bought sell sold cancel closed
    something anything nothing everything someone working thought through enough right might should happened happening which whether quickly probably yesterday morning evening night`,
  fr: `compte comptes solde releve paiement virement virements operation operations depense depenses depense frais carte cartes bancaire debit credit pret emprunt hypotheque epargne livret retrait
    depot decouvert interet interets taux assurance contrat police sinistre sinistres garantie garanties franchise prime cotisation assure assureur accident dommage degat vol incendie
    inondation habitation maison voiture vehicule sante vie voyage mutuelle portefeuille titres actions obligation fonds dividende chiffre affaires resultat benefice marge rapport
    rapports banque banques societe societes entreprise montant total nombre liste eleve moyenne hausse baisse pourcentage client clients adresse telephone courriel meteo recette film
    blague chanson ecris explique question reponse argent especes cheque agence ouverture bloquee perdu perdue volee refuse refusee recu envoye paye payer achete vendre resilier cloturer
    delai jours ouvres prelevement prelevements remboursement rembourse souscrire declarer declaration indemnite beneficiaire echeance avenant conducteur logement locataire maladie deces
    naissance retraite impots juillet aout fevrier decembre janvier mardi mercredi jeudi vendredi samedi dimanche`,
};
