import { defineDomain } from '@guichet/domain-kit';
import { demo } from './data/demo.ts';
import { fincen } from './data/fincen.ts';
import { tatqa } from './data/tatqa.ts';
import { entities } from './entities.ts';
import { lineOfBusiness } from './examples/line-of-business.ts';
import { terminology } from './terminology.ts';
import { tools } from './tools.ts';

export const domain = defineDomain({
  id: 'finance',
  version: '0.1.0',
  folder: import.meta.dirname,
  label: {
    en: {
      name: 'Finance',
      description:
        "Suspicious-payment filings between banks and countries, figures and text of company reports, and customers' portfolios.",
    },
    fr: {
      name: 'Finance',
      description:
        'Déclarations de paiements suspects entre banques et pays, chiffres et texte de rapports de sociétés, portefeuilles des clients.',
    },
  },
  languages: ['en', 'fr'],
  groups: [
    {
      id: 'filings',
      label: {
        en: { name: 'Payments in filings', description: 'Amounts and counts between banks and countries in suspicious-payment filings.' },
        fr: {
          name: 'Paiements déclarés',
          description: 'Montants et nombres entre banques et pays dans les déclarations de paiements suspects.',
        },
      },
    },
    {
      id: 'filers',
      label: {
        en: { name: 'Who filed, and when', description: 'Reporting banks, their counts, periods, first and last records.' },
        fr: { name: 'Déclarants et dates', description: 'Banques déclarantes, leurs nombres, périodes, premières et dernières lignes.' },
      },
    },
    {
      id: 'connections',
      label: {
        en: { name: 'Entities in reports', description: 'Who is named in suspicious-activity reports, and in which countries.' },
        fr: { name: 'Entités déclarées', description: 'Qui est nommé dans les déclarations de soupçon, et dans quels pays.' },
      },
    },
    {
      id: 'reports',
      label: {
        en: {
          name: 'Figures of company reports',
          description: 'Rows of financial statements: figures, changes, shares, averages and sums.',
        },
        fr: { name: 'Chiffres de rapports', description: 'Lignes des états financiers : chiffres, variations, parts, moyennes et sommes.' },
      },
    },
    {
      id: 'passages',
      label: {
        en: { name: 'Text of company reports', description: 'What reports say in words: definitions, names, reasons, methods.' },
        fr: { name: 'Texte de rapports', description: 'Ce que les rapports disent en mots : définitions, noms, raisons, méthodes.' },
      },
    },
    {
      id: 'portfolio',
      label: {
        en: { name: 'Your portfolio', description: 'Your securities, their value, movements, fees and dividends.' },
        fr: { name: 'Votre portefeuille', description: 'Vos titres, leur valeur, les mouvements, frais et dividendes.' },
      },
    },
  ],
  tools,
  entities,
  terminology,
  examples: lineOfBusiness,
  stores: {
    graph: {
      indexes: [
        { label: 'Filing', property: 'begin_date' },
        { label: 'Entity', property: 'name' },
      ],
    },
    passages: true,
  },
  datasets: [demo, fincen, tatqa],
});
