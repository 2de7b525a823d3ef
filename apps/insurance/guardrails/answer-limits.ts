/**
 * How many rows an answer lists before it says how many more there are: a reader wants the count, and one question should not carry a
 * whole book of contracts away.
 */
export const listedRows = 20;
