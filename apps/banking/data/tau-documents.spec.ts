import { describe, expect, it } from '@jest/globals';
import { documentProducts, readDocument } from './tau-documents.ts';

const document = (id: string, title: string) => ({ id, title, content: 'Text.' });

describe('documents', () => {
  it('are about the product that their id names', () => {
    const reading = readDocument(document('doc_credit_cards_azure_rewards_card_002', 'Azure'), '2026-01-01');
    expect(reading).toMatchObject({ passage: { audience: 'public', tags: { area: 'credit_cards', product: 'azure_rewards_card' } } });
  });

  it('marked internal in their title are for staff, and a shelf is no product', () => {
    const reading = readDocument(document('doc_bank_accounts_bank_accounts_(general)_001', 'Internal: Opening'), '2026-01-01');
    expect(reading).toMatchObject({ passage: { audience: 'staff', tags: { product: '' } } });
  });

  it('name each product with its area', () => {
    expect(documentProducts([document('doc_savings_accounts_meadow_account_001', 'Meadow')])).toEqual([
      ['Meadow Account', 'savings_accounts'],
    ]);
  });
});
