import type { Language, Localized } from '@guichet/domain-kit';

/** Codes and how people write them; the first word of a language is the one that answers use. */
type Vocabulary = Readonly<Record<string, Localized<readonly string[]>>>;

export const inWords = (vocabulary: Vocabulary, code: string, language: Language): string =>
  vocabulary[code]?.[language][0] ?? code.replaceAll('_', ' ');

export const policyKinds: Vocabulary = {
  auto: {
    en: ['car insurance', 'car', 'auto', 'motor', 'vehicle', 'car policy', 'auto insurance', 'motor policy'],
    fr: ['assurance auto', 'auto', 'voiture', 'automobile', 'véhicule', 'contrat auto'],
  },
  home: {
    en: ['home insurance', 'home', 'house', 'household', 'flat', 'renters', 'homeowner', 'home policy'],
    fr: ['assurance habitation', 'habitation', 'maison', 'logement', 'appartement', 'multirisque habitation', 'mrh'],
  },
  health: {
    en: ['health insurance', 'health', 'medical insurance', 'health policy'],
    fr: ['assurance santé', 'santé', 'mutuelle', 'complémentaire santé'],
  },
  travel: { en: ['travel insurance', 'travel', 'trip', 'travel policy'], fr: ['assurance voyage', 'voyage', 'contrat voyage'] },
  life: { en: ['life insurance', 'life', 'life policy'], fr: ['assurance vie', 'assurance-vie', 'contrat vie', 'prévoyance'] },
};

export const policyStatuses: Vocabulary = {
  active: { en: ['active', 'in force', 'running'], fr: ['en cours', 'actif', 'active', 'actifs'] },
  cancelled: { en: ['cancelled', 'terminated', 'canceled'], fr: ['résilié', 'résiliée', 'résiliés', 'annulé'] },
};

export const claimStatuses: Vocabulary = {
  under_review: {
    en: ['under review', 'open', 'pending', 'in progress'],
    fr: ['en cours d’examen', 'ouvert', 'ouverts', 'en attente', 'en instruction'],
  },
  settled: { en: ['settled', 'closed'], fr: ['réglé', 'clos', 'réglés', 'clôturé'] },
  paid: { en: ['paid', 'reimbursed'], fr: ['payé', 'remboursé', 'payés', 'indemnisé'] },
  rejected: { en: ['rejected', 'refused', 'denied', 'declined'], fr: ['refusé', 'rejeté', 'refusés'] },
};

export const claimKinds: Vocabulary = {
  collision: { en: ['collision'], fr: ['collision'] },
  water_damage: { en: ['water damage'], fr: ['dégât des eaux'] },
  broken_glass: { en: ['broken glass'], fr: ['bris de glace'] },
  lost_luggage: { en: ['lost luggage'], fr: ['perte de bagages'] },
  dental: { en: ['dental care'], fr: ['soins dentaires'] },
};

export const parts: Vocabulary = {
  legislative: { en: ['legislative part'], fr: ['partie législative'] },
  regulatory: { en: ['regulatory part'], fr: ['partie réglementaire'] },
  orders: { en: ['regulatory part, orders'], fr: ['partie réglementaire, arrêtés'] },
  annex: { en: ['annexes of the regulatory part'], fr: ['annexes de la partie réglementaire'] },
};
