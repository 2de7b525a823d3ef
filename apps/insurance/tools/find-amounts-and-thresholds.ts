import { defineTool } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const findAmountsAndThresholds = defineTool({
  name: 'find_amounts_and_thresholds',
  group: 'rules',
  label: {
    en: 'Minimum sums, ceilings, ages and rates that insurance law sets.',
    fr: 'Montants minimaux, plafonds, âges et taux fixés par le droit des assurances.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'What minimum sum must be insured for damage to property?',
      'from what age may a minor be insured',
      'what is the cap on the compensation paid without an expert',
      'What interest does late compensation bear?',
      'above which wind speed is a storm covered',
      'maximum additional deductible?',
      'minimum amount of cover per claim for car insurance',
      'What is the minimum cover for personal injury?',
      'maximum deductible for a natural disaster',
      'how old must the insured be',
      'up to what amount is the guarantee fund liable',
      'minimum capital of an insurance company',
      'from what amount must an expert be named',
      'what percentage of the damage stays with the insured',
    ],
    fr: [
      'Quelle somme minimale doit être assurée pour les dommages aux biens ?',
      'a partir de quel age un mineur peut il etre assuré',
      "quel est le plafond de l'indemnité versée sans expertise",
      'Quel intérêt porte une indemnité versée en retard ?',
      'au-delà de quelle vitesse de vent la tempête est-elle garantie',
      'franchise supplémentaire maximum ?',
      'montant minimal de garantie par sinistre en assurance auto',
      'Quelle est la garantie minimale pour les dommages corporels ?',
      'franchise maximale en catastrophe naturelle',
      "quel age doit avoir l'assuré",
      "jusqu'à quel montant le fonds de garantie intervient-il",
      "capital minimum d'une entreprise d'assurance",
      'à partir de quel montant faut-il un expert',
      "quel pourcentage du dommage reste à l'assuré",
    ],
  },
  cues: {
    en: ['minimum', 'maximum', 'amount', 'age', 'cap', 'ceiling'],
    fr: ['montant', 'minimum', 'minimal', 'maximum', 'âge', 'plafond', 'somme'],
  },
  body: searchRules({ en: 'amount sum euros', fr: 'montant somme euros' }),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});
