import { GuichetError } from '@guichet/contracts';

const sizes = { default: 50, maximum: 200 } as const;

/** One page of a list that only grows; the token is the position of the next item. */
export function pageOf<Item>(items: readonly Item[], pageSize: number, pageToken: string): { items: Item[]; nextPageToken: string } {
  if (pageToken !== '' && !/^\d{1,9}$/.test(pageToken)) {
    throw new GuichetError('INVALID_ARGUMENT', 'page_token must be empty or the next_page_token of an earlier page.', {
      details: { 'field.page_token': 'empty, or next_page_token of an earlier page' },
    });
  }
  const start = Number(pageToken);
  const end = start + Math.min(pageSize || sizes.default, sizes.maximum);
  return { items: items.slice(start, end), nextPageToken: end < items.length ? String(end) : '' };
}
