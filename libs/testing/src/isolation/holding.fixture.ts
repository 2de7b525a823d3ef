/** Everything that one agent holds to be let in anywhere. */
export interface Holding {
  readonly domain: string;
  /** Of its bus user, which is named after the domain, as is its user in OpenSearch. */
  readonly busPassword: string;
  readonly graphPassword: string;
  readonly passagesPassword: string;
}

/** As the development servers are started. */
export const holdingOf = (domain: string): Holding => ({
  domain,
  busPassword: `dev-${domain}`,
  graphPassword: `dev-${domain}-graph`,
  passagesPassword: `dev-${domain}-passages`,
});

export const passwordsOf = ({ busPassword, graphPassword, passagesPassword }: Holding): string[] => [
  busPassword,
  graphPassword,
  passagesPassword,
];

const domains = ['banking', 'insurance', 'finance'];

/** Each domain against each other one. */
export const pairs = domains.flatMap((one) => domains.filter((other) => other !== one).map((other) => [one, other] as const));
