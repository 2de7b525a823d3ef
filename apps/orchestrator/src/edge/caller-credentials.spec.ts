import { expect, it } from '@jest/globals';
import { namesIn } from './caller-credentials.ts';

const names = (CN: unknown, subjectaltname?: string) => namesIn({ subject: { CN } as never, ...(subjectaltname && { subjectaltname }) });

it('takes the common name and the alternative names that may name a caller', () => {
  expect(names('crm', 'URI:spiffe://bank.example/crm, DNS:crm.bank.example, IP Address:10.0.0.1')).toEqual([
    'uri:spiffe://bank.example/crm',
    'dns:crm.bank.example',
    'cn:crm',
  ]);
  expect(names('crm')).toEqual(['cn:crm']);
});

it('does not let one name pose as two', () => {
  expect(names('x', 'DNS:"a.example, URI:spiffe://bank.example/crm"')).toEqual(['dns:a.example, URI:spiffe://bank.example/crm', 'cn:x']);
  expect(names('x', 'email:"a, DNS:b.example", DNS:c.example')).toEqual(['dns:c.example', 'cn:x']);
});

it('takes none of several common names', () => {
  expect(names(['crm', 'admin'])).toEqual([]);
});
