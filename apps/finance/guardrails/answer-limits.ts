/** How many entities an answer names; the rest is counted. */
export const namedEntities = 40;

/** How many figures of a report an answer to one question holds. */
export const figuresTold = 4;
