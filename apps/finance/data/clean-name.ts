/** A name as people write it: one kind of space, no slips at either end. */
export const cleanName = (raw: string): string =>
  raw
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .trim();

/** What a name is known by: `ABN Amro Bank N.V.` and `ABN Amro Bank NV` are one bank; letters that arrived broken are left out. */
export const nameKey = (raw: string): string =>
  cleanName(raw)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufffd]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/\b([a-z])[ /](?=[a-z]\b)/g, '$1')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
