/** What reporting institutions are called in daily use, by their id in the tables. */
export const shortNames: Readonly<Record<string, readonly string[]>> = {
  'banco-bilbao-vizcaya-argentaria-sa': ['BBVA'],
  'barclays-plc': ['Barclays'],
  'citigroup-inc': ['Citigroup', 'Citi'],
  'deutsche-bank-ag': ['Deutsche Bank'],
  'hsbc-holdings-plc': ['HSBC'],
  'jp-morgan-chase-co': ['JP Morgan', 'JPMorgan', 'JP Morgan Chase', 'JPMorgan Chase'],
  'mitsubishi-ufj-financial-group-inc': ['MUFG', 'Mitsubishi UFJ'],
  'societe-generale-sa': ['Société Générale', 'SocGen'],
  'standard-chartered-plc': ['Standard Chartered'],
  'the-bank-of-new-york-mellon-corp': ['Bank of New York Mellon', 'BNY Mellon', 'BNY'],
  'the-northern-trust-company': ['Northern Trust'],
  'the-pnc-financial-services-group-inc': ['PNC'],
  'the-royal-bank-of-scotland-plc': ['Royal Bank of Scotland', 'RBS'],
  'the-western-union-company': ['Western Union'],
  'wells-fargo-co': ['Wells Fargo'],
};
