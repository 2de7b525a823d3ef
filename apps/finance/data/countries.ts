import { createRequire } from 'node:module';
import type { GraphNode } from '@guichet/domain-kit';
import countries, { type LocaleData } from 'i18n-iso-countries';

const require = createRequire(import.meta.url);
for (const language of ['en', 'fr']) countries.registerLocale(require(`i18n-iso-countries/langs/${language}.json`) as LocaleData);

/** Official short forms that are also another word, or another country. */
const misleading = new Set(['US', 'Congo']);

/** Names in daily use that the ISO lists lack. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  ARE: ['UAE', 'Emirates', 'Émirats', 'EAU', 'Dubai', 'Dubaï'],
  CIV: ['Ivory Coast', "Cote d'Ivoire"],
  COD: ['DRC', 'RDC', 'Congo-Kinshasa'],
  COG: ['Congo-Brazzaville'],
  CZE: ['Czech Republic', 'République tchèque', 'Tchéquie'],
  CYM: ['Caymans', 'îles Caïmans', 'Caïmans'],
  GBR: ['UK', 'Britain', 'Great Britain', 'England', 'Grande-Bretagne', 'Angleterre', 'Royaume Uni'],
  HKG: ['Hong Kong', 'Hongkong', 'HK'],
  IMN: ['Isle of Man', 'île de Man'],
  KOR: ['South Korea', 'Korea', 'Corée', 'Corée du Sud'],
  LAO: ['Laos'],
  MAC: ['Macau', 'Macao'],
  MDA: ['Moldova', 'Moldavie'],
  MKD: ['Macedonia', 'Macédoine'],
  NLD: ['Holland', 'Hollande', 'Pays Bas'],
  RUS: ['Russia', 'Russie'],
  SYR: ['Syria', 'Syrie'],
  TWN: ['Taiwan', 'Taïwan'],
  USA: ['U.S.', 'United States', 'États-Unis', 'Etats Unis', 'É.-U.'],
  VGB: ['BVI', 'British Virgin Islands', 'îles Vierges britanniques'],
  VNM: ['Vietnam', 'Viêt Nam'],
};

/** Whether a name is that of a country, in English. */
export const isCountry = (name: string): boolean => countries.getAlpha3Code(name, 'en') !== undefined;

/** The node of a country: its id is the ISO code (three letters), its names those of both languages and of the source, usual one first. */
export function countryNode(iso: string, asWritten: readonly string[]): GraphNode {
  const official = (language: string) =>
    (countries.getName(iso, language, { select: 'all' }) ?? []).filter((alias) => !misleading.has(alias));
  const readable = asWritten.filter((written) => !written.includes('\ufffd'));
  const name = readable[0] ?? countries.getName(iso, 'en') ?? iso;
  const french = countries.getName(iso, 'fr') ?? name;
  const aliases = new Set([...readable, ...official('en'), ...official('fr'), ...(everyday[iso] ?? [])]);
  aliases.delete(name);
  return { label: 'Country', id: iso, properties: { name, name_fr: french, aliases: [...aliases] } };
}
