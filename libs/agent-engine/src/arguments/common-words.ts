/** Words that are no name by themselves, folded: what questions are made of, and what a bank or an insurer says all day. */
const english = `
a about above account accounts across add added after again ago all also am among amount amounts an and annual another answer any
anyone anything are around article articles as ask asked at available average back balance balances bank banking banks be because been
before below best better between big bill bills both business but buy by call can card cards case cash cause change changed charge
charged charges check checking claim claims close closed code come comes commercial common companies company contract cost costs could
count countries country cover covered credit currency current customer customers daily data date dates day days deal debit did different
do document documents does doing done down due during each early earn earned either else email end ended ending enough ever every example
expire express fee fees few figure file filed filing filings files final finance financial find fine first for found free from full fund
funds further general get gets getting give given global go goes going good got group had happen happened happens has have having he hello
help her here high highest him his hold holds home house how however i if important in income industry information insurance insurer
interest international into invest investment is issue issued it its just keep kind know large largest last late later law least left
less let liability life like limit limits line list little loan long look lost low lower made main make makes many market may me mean
means member merchant merchants mine minimum maximum money month monthly months more most much must my name named names national near need
net never new next no none nor not nothing now number numbers of off offer office old on once one only open opened or order other others
our out over own paid part past pay paying payment payments people percent percentage period person phone plan please point points police
policy premium previous price private product products profit property public purchase purchased purchases put question rate rates real
really received receive recent record records reference refund regulation related report reported reports request required result results
return reward rewards right rule rules run said sale sales same save saving savings say says section see send sent series service services
shall share shares she short should show side since single small so some someone something soon special spend spending spent standard start
state statement status still stock stop such sum summary system take taken target tell term terms than thank thanks that the their them
then there these they thing this those through time times to today together told too top total totals trade transaction transactions
transfer transfers travel trust type under union until up update us use used user using value very view want was way we week weeks well
went were what whats when where which while who whole whom whose why will with within without word work working world worth would write
year yearly years yes yesterday yet you your blocked bought cancel cheapest connected different issue lender list mention owe owed
refused rejected stolen theft titled covered working`;
const french = `
a abord achat achats acheter actuel actuelle adresse afin ai aide ailleurs ainsi aller alors annee annees annuel ans appel apres argent
article articles as assez assurance assure assureur au aucun aujourd aussi autant autre autres aux avait avant avec avez avoir avons ayant
banque banques bas base beaucoup besoin bien bon bonjour bonne bonsoir but c ca car carte cartes cas ce ceci cela celle celles celui cent
ces cet cette ceux chaque chez chiffre chose choses ci client clients code combien comme comment commercant commercants commission compte
comptes compris connaitre conseil contre contrat contrats cotisation cours cout coute couts credit d dans date debit declaration declare
deja delai delais demande demander depense depenses depuis dernier derniere dernieres derniers des dessous dessus deux devise devrais dire
dit document documents dois doit doivent donc donne donner dont droit du duree echeance elle elles en encore ensemble entre environ es est
et etaient etait etat etc ete etes etre eu euros eux exemple existe facon faire fais fait faites faut fin finance financier fois fonds font
frais francaise franchise general generale grand grande gros hier hors ici il ils importe information interets j jamais je jour jours juste
l la laquelle le lequel les lesquelles lesquels leur leurs lieu ligne lignes limite liste livret loi lorsque lui m ma maintenant mais mal
marchand me meme memes merci mes mettre mieux minimum maximum mis moi moins mois moment mon montant montants mot moyen moyenne n ne ni nom
nombre nommer non nos notre nous nouveau nouvelle numero obligation on ont operation operations ordre ou outre par parce parmi part partie
partir pas passe passer payer paye paiement paiements pays pendant perdu permet personne petit peu peut peux pieces plafond plus plusieurs
plutot point points police possible pour pourquoi pourrait pouvez pouvoir premier premiere premieres premiers prenom pres prime prix produit
produits puis puisque qu quand que quel quelle quelles quels quelque question qui quoi rapport recherche recu recompenses reference reglement
rembourse remboursement reste resultat retrait retraits rien s sa sans se selon sera serait ses seul seule si sinistre sinistres sociale
societe soit solde soldes somme son sont sous souvent souscrire suis suite sur t ta tel telephone temps tes texte the toi ton total totale
toujours tous tout toute toutes transaction transactions transfert travail tres trop trouve trouver tu type un une unique valeur vers veut
veux vie vient virement virements voici voir vol vole votre voudrais vous voyage voyages vrai y svp stp slt bjr pr ds ke koi cb`;

/** Small words that a name may have or lose inside. */
export const fillers: ReadonlySet<string> = new Set(['the', 'of', 'and', 'et', 'de', 'du', 'des', 'la', 'le', 'les', 'l', 'd']);

export const commonWords: ReadonlySet<string> = new Set(`${english} ${french}`.split(/\s+/).filter(Boolean));
