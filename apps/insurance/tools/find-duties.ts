import { defineTool } from '@guichet/domain-kit';
import { question } from '../parameters.ts';
import { searchRules } from '../rule-search.ts';
import { quoted } from '../wording.ts';

export const findDuties = defineTool({
  name: 'find_duties',
  group: 'rules',
  label: {
    en: 'What the insured, the insurer or the intermediary must do, may do or must not do.',
    fr: 'Ce que l’assuré, l’assureur ou l’intermédiaire doit, peut ou ne doit pas faire.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question },
  examples: {
    en: [
      'What must a report of a claim contain?',
      'which cover must a tenant take out',
      'is the insurer obliged to send a renewal notice',
      'What does the law require of the insured after an accident?',
      'can the insurer refuse cover for a late report',
      'who has to insure a motor vehicle',
      'May I cancel my policy by e-mail?',
      'What must the insurer tell me before I sign?',
      'does the insured have to declare a change of risk',
      'must a broker be registered',
      'what information is the insurer obliged to give',
      'Who must take out construction insurance?',
      'may the insurer terminate after a claim',
      'what has to be written in the policy',
      'is it compulsory to insure a trailer',
    ],
    fr: [
      'Que doit contenir une déclaration de sinistre ?',
      'quelles garanties un locataire doit il prendre',
      "l'assureur est il obligé d'envoyer un avis d'échéance",
      'Quelles sont les obligations de l’assuré après un accident ?',
      "l'assureur peut il refuser sa garantie pour déclaration tardive",
      'qui doit assurer un véhicule',
      'Puis-je résilier mon contrat par courriel ?',
      'Que doit me dire l’assureur avant la signature ?',
      "l'assuré doit il déclarer un changement de risque",
      'un courtier doit-il être immatriculé',
      "quelles informations l'assureur doit-il donner",
      'Qui doit souscrire une assurance construction ?',
      "l'assureur peut-il résilier après un sinistre",
      'que doit contenir la police',
      "est-il obligatoire d'assurer une remorque",
    ],
  },
  cues: { en: ['must', 'obliged', 'have to', 'may i', 'required'], fr: ['doit', 'obligé', 'obligation', 'peut-il', 'puis-je'] },
  body: searchRules(),
  answer: { en: quoted, fr: quoted },
  needs: ['articles'],
});
