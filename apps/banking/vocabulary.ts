import type { Language, Localized } from '@guichet/domain-kit';

/** The bank's codes and how people write them; the first word of a language is the one that answers use. */
export type Vocabulary = Readonly<Record<string, Localized<readonly string[]>>>;

/** A code in words: `atm_fee` becomes `ATM fee` or `frais de retrait`; an unknown code is only spelled out. */
export const inWords = (vocabulary: Vocabulary, code: string, language: Language): string =>
  vocabulary[code]?.[language][0] ?? code.replaceAll('_', ' ').toLowerCase();

export const accountClasses: Vocabulary = {
  checking: {
    en: ['checking account', 'checking accounts', 'current account', 'current accounts', 'checking'],
    fr: ['compte courant', 'comptes courants', 'compte de dépôt', 'compte chèques', 'comptes chèques', 'compte de chèques'],
  },
  saving: {
    en: ['savings account', 'savings accounts', 'saving account', 'savings'],
    fr: ["compte d'épargne", 'compte épargne', "comptes d'épargne", 'comptes épargne', 'livret', 'livrets', 'épargne'],
  },
  business_checking: {
    en: ['business checking account', 'business account', 'business accounts', 'company account'],
    fr: ['compte professionnel', 'compte pro', 'comptes pro', 'comptes professionnels', "compte d'entreprise"],
  },
};

export const cardKinds: Vocabulary = {
  credit: { en: ['credit card', 'credit cards', 'credit'], fr: ['carte de crédit', 'cartes de crédit'] },
  debit: { en: ['debit card', 'debit cards', 'debit'], fr: ['carte de débit', 'cartes de débit', 'carte bancaire', 'carte bleue'] },
};

export const categories: Vocabulary = {
  Dining: {
    en: ['dining', 'restaurants', 'restaurant', 'eating out', 'food out', 'meals'],
    fr: ['restauration', 'restaurants', 'restaurant', 'restos', 'resto', 'repas'],
  },
  Electronics: { en: ['electronics'], fr: ['électronique', 'matériel électronique'] },
  Entertainment: { en: ['entertainment', 'leisure', 'streaming'], fr: ['divertissement', 'loisirs', 'sorties', 'spectacles'] },
  Green: {
    en: ['green', 'eco-friendly', 'green purchases'],
    fr: ['green', 'achats verts', 'écologique', 'écologiques', 'produits écologiques', 'éco-responsable'],
  },
  Groceries: {
    en: ['groceries', 'grocery', 'supermarket', 'supermarkets', 'food shopping'],
    fr: ['alimentation', 'courses', 'courses alimentaires', 'supermarché', 'supermarchés', 'épicerie'],
  },
  Healthcare: { en: ['healthcare', 'health', 'medical', 'pharmacy'], fr: ['santé', 'médical', 'pharmacie'] },
  Media: { en: ['media', 'advertising', 'ads'], fr: ['médias', 'publicité', 'pub'] },
  Operations: { en: ['operations', 'operating costs'], fr: ['exploitation', 'frais de fonctionnement', 'opérations courantes'] },
  Shopping: { en: ['shopping', 'retail'], fr: ['shopping', 'achats divers', 'magasins', 'boutiques'] },
  Software: { en: ['software', 'saas', 'software subscriptions'], fr: ['logiciels', 'logiciel', 'abonnements logiciels'] },
  Transportation: { en: ['transportation', 'transport', 'fuel', 'gas stations'], fr: ['transports', 'transport', 'carburant', 'essence'] },
  Travel: {
    en: ['travel', 'trips', 'travelling', 'flights', 'hotels'],
    fr: ['voyages', 'voyage', 'déplacements', 'avion', 'hôtels', 'hôtel'],
  },
  Utilities: {
    en: ['utilities', 'utility bills', 'energy bills'],
    fr: ["factures d'énergie", 'énergie', 'électricité', 'charges courantes'],
  },
  Other: { en: ['other'], fr: ['divers', 'autres'] },
};

export const movementTypes: Vocabulary = {
  card_purchase: { en: ['card purchase'], fr: ['achat par carte'] },
  debit_card_purchase: {
    en: ['debit card purchase', 'debit card purchases', 'debit purchases', 'debit card payments'],
    fr: ['achat par carte de débit', 'achats par carte de débit', 'paiements par carte de débit', 'achats par carte'],
  },
  atm_withdrawal: {
    en: ['ATM withdrawal', 'ATM withdrawals', 'cash withdrawals', 'cash withdrawal', 'withdrawals', 'withdrawal', 'cash out', 'withdrew'],
    fr: ['retrait au distributeur', 'retraits aux distributeurs', 'retraits', 'retrait', "retraits d'espèces", 'retiré', 'retraits DAB'],
  },
  atm_fee: {
    en: ['ATM fee', 'ATM fees', 'withdrawal fees', 'cash machine fees'],
    fr: ['frais de retrait', 'frais de distributeur', 'frais DAB', 'frais de retraits', 'frais sur les retraits'],
  },
  fee_rebate: {
    en: ['fee rebate', 'fee rebates', 'fee refunds', 'rebates', 'rebate'],
    fr: ['remise de frais', 'remises de frais', 'remboursement de frais', 'remboursements de frais', 'frais remboursés'],
  },
  direct_deposit: {
    en: ['direct deposit', 'direct deposits', 'payroll', 'salary', 'wages', 'paycheck', 'paychecks'],
    fr: ['virement de salaire', 'salaire', 'salaires', 'paie', 'paye', 'dépôt direct', 'dépôts directs'],
  },
  mobile_deposit: {
    en: ['mobile deposit', 'mobile deposits', 'cheque deposits', 'check deposits'],
    fr: ['dépôt mobile', 'dépôts mobiles', 'dépôts de chèques', 'remises de chèques'],
  },
  check_deposit: { en: ['check deposit', 'deposited checks'], fr: ['remise de chèque', 'chèques déposés'] },
  everyonepay: {
    en: ['Everyone Pay transfer', 'Everyone Pay transfers', 'everyonepay', 'payments between friends', 'peer payments'],
    fr: ['virement Everyone Pay', 'virements Everyone Pay', 'everyonepay', 'paiements entre amis', 'virements entre particuliers'],
  },
  bill_pay: {
    en: ['bill payment', 'bill payments', 'bills paid', 'bills', 'bill pay', 'direct debits'],
    fr: ['paiement de facture', 'paiements de factures', 'factures', 'factures payées', 'prélèvements', 'prélèvement'],
  },
  ach_transfer_in: {
    en: ['incoming transfer', 'incoming transfers', 'transfers received', 'transfers in'],
    fr: ['virement reçu', 'virements reçus', 'virements entrants', 'virement entrant'],
  },
  ach_transfer_out: {
    en: ['outgoing transfer', 'outgoing transfers', 'transfers sent', 'transfers out', 'standing orders'],
    fr: ['virement émis', 'virements émis', 'virements sortants', 'virement sortant', 'virements envoyés'],
  },
  wire_transfer_in: {
    en: ['incoming wire', 'incoming wires', 'wires received'],
    fr: ['virement international reçu', 'virements internationaux reçus'],
  },
  wire_transfer_out: {
    en: ['outgoing wire', 'outgoing wires', 'wire transfers', 'wires sent', 'wire transfer'],
    fr: ['virement international émis', 'virements internationaux', 'virement international', 'virements SWIFT'],
  },
  monthly_fee: { en: ['monthly fee', 'monthly fees', 'account fees'], fr: ['frais de tenue de compte', 'frais mensuels'] },
  overdraft_fee: { en: ['overdraft fee', 'overdraft fees'], fr: ['frais de découvert', 'agios'] },
  interest_credit: { en: ['interest', 'interest paid', 'interest credits'], fr: ['intérêts', 'intérêts versés', 'intérêts crédités'] },
};

export const statuses: Vocabulary = {
  OPEN: { en: ['open'], fr: ['ouvert'] },
  CLOSED: { en: ['closed'], fr: ['clôturé'] },
  ACTIVE: { en: ['active'], fr: ['active'] },
  FROZEN: { en: ['frozen'], fr: ['gelée'] },
  CANCELLED: { en: ['cancelled'], fr: ['annulée'] },
  EXPIRED: { en: ['expired'], fr: ['expirée'] },
  PENDING: { en: ['pending'], fr: ['en attente'] },
  GRACE_PERIOD: { en: ['in its grace period'], fr: ['en période de grâce'] },
  COMPLETED: { en: ['completed'], fr: ['effectuée'] },
  DECLINED: { en: ['declined'], fr: ['refusée'] },
  REFUNDED: { en: ['refunded'], fr: ['remboursée'] },
  posted: { en: ['posted'], fr: ['comptabilisée'] },
  pending: { en: ['pending'], fr: ['en attente'] },
  APPROVED: { en: ['approved'], fr: ['acceptée'] },
  DENIED: { en: ['denied'], fr: ['refusée'] },
  ORDERED: { en: ['ordered'], fr: ['commandée'] },
  PROCESSING: { en: ['being processed'], fr: ['en préparation'] },
  SHIPPED: { en: ['shipped'], fr: ['expédiée'] },
  DELIVERED: { en: ['delivered'], fr: ['livrée'] },
  LOGGED: { en: ['logged'], fr: ['enregistrée'] },
  ON_TIME: { en: ['on time'], fr: ['à temps'] },
  LATE: { en: ['late'], fr: ['en retard'] },
  MISSED: { en: ['missed'], fr: ['manqué'] },
};

export const disputeStatuses: Vocabulary = {
  SUBMITTED: { en: ['submitted'], fr: ['déposée', 'déposées'] },
  UNDER_REVIEW: { en: ['under review', 'being reviewed'], fr: ["en cours d'examen", "à l'étude"] },
  APPROVED: { en: ['approved', 'accepted'], fr: ['acceptée', 'acceptées'] },
  DENIED: { en: ['denied', 'rejected'], fr: ['rejetée', 'rejetées', 'refusée'] },
};

export const referralStatuses: Vocabulary = {
  COMPLETE: {
    en: ['completed', 'complete', 'successful', 'finished'],
    fr: ['aboutis', 'abouti', 'terminés', 'terminé', 'réussis', 'validés'],
  },
  IN_PROGRESS: { en: ['in progress', 'ongoing', 'under way'], fr: ['en cours'] },
  NO_PROGRESS: { en: ['without progress', 'not started'], fr: ['sans suite', 'sans avancée'] },
  APPLIED: { en: ['applied', 'awaiting a decision'], fr: ['en attente de décision', 'demande envoyée'] },
  REJECTED: { en: ['rejected', 'refused', 'turned down'], fr: ['rejetés', 'rejeté', 'refusés', 'refusé'] },
  ERROR: { en: ['in error', 'failed', 'error'], fr: ['en erreur', 'échoués'] },
};

export const reasons: Vocabulary = {
  duplicate_charge: { en: ['a duplicate charge'], fr: ['un débit en double'] },
  unauthorized_fraudulent_charge: { en: ['an unauthorised charge'], fr: ['une opération non autorisée'] },
  incorrect_amount: { en: ['an incorrect amount'], fr: ['un montant erroné'] },
  goods_services_not_received: { en: ['goods or services not received'], fr: ['un bien ou service non reçu'] },
  goods_services_not_as_described: { en: ['goods or services not as described'], fr: ['un bien ou service non conforme'] },
  canceled_subscription_still_charging: {
    en: ['a cancelled subscription that still charges'],
    fr: ['un abonnement résilié toujours débité'],
  },
  refund_never_processed: { en: ['a refund never processed'], fr: ['un remboursement jamais effectué'] },
  full_refund: { en: ['a full refund'], fr: ['un remboursement intégral'] },
  partial_refund: { en: ['a partial refund'], fr: ['un remboursement partiel'] },
  new_account: { en: ['a new account'], fr: ["l'ouverture du compte"] },
  first_card: { en: ['a first card'], fr: ['une première carte'] },
  lost: { en: ['a lost card'], fr: ['une carte perdue'] },
  stolen: { en: ['a stolen card'], fr: ['une carte volée'] },
  damaged: { en: ['a damaged card'], fr: ['une carte abîmée'] },
  expired: { en: ['an expired card'], fr: ['une carte expirée'] },
  fraud: { en: ['fraud'], fr: ['une fraude'] },
  fraud_suspected: { en: ['suspected fraud'], fr: ['une suspicion de fraude'] },
  upgrade: { en: ['an upgrade'], fr: ['une montée en gamme'] },
  annual_fee: { en: ['the annual fee'], fr: ['la cotisation annuelle'] },
  not_using_card: { en: ['the card is not used'], fr: ["la carte n'est pas utilisée"] },
  found_better_card: { en: ['a better card was found'], fr: ['une meilleure carte a été trouvée'] },
  simplifying_finances: { en: ['simpler finances'], fr: ['une simplification des finances'] },
};
