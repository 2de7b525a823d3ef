/** How many rows an answer lists one by one; the rest is counted. */
export const listedRows = 20;

/** How many merchants a customer's ranking names. */
export const rankedMerchants = 10;

/** How many merchants a ranking over all customers names. */
export const rankedMerchantsOverall = 5;
