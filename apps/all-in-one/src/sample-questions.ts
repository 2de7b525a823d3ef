export interface Sample {
  /** As the command line's `--as` has it. */
  readonly caller: string;
  readonly question: string;
  /** What it shows. */
  readonly shows: string;
}

/** What `npm start` asks first. They go the same way as any other question. */
export const sampleQuestions: readonly Sample[] = [
  { caller: 'customer:C-1001', question: 'What are the balances of my accounts?', shows: 'one domain, in English' },
  { caller: 'customer:C-1001', question: 'Quelle est la franchise de mon assurance auto ?', shows: 'one domain, in French' },
  {
    caller: 'customer:C-1001',
    question: 'Quel est le solde de mes comptes, et quelle est la valeur de mon portefeuille ?',
    shows: 'two domains in one question',
  },
  {
    caller: 'staff',
    question: 'Which bank filed the most reports, and how many records did that bank file in 2022?',
    shows: 'a dependent step',
  },
  { caller: 'customer:C-1002', question: 'What is the IBAN of my savings account?', shows: 'what is missing is named' },
  { caller: 'customer:C-1002', question: 'Will it rain in Biarritz on Saturday?', shows: 'off topic' },
  { caller: 'customer:C-1002', question: "What is Camille Durand's account balance?", shows: "refused: another customer's data" },
];
