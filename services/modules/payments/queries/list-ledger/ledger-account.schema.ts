import { z } from 'zod';
import { listQuery } from '#platform/http/list-query.ts';

const rials = z.number().int().describe('rials');

export const ledgerAccount = z
  .object({
    id: z.string().describe('the account’s name'),
    account: z.string().describe('bank:<gateway>, sales, discounts or held'),
    debit: rials,
    credit: rials,
    balance: rials.describe('debit less credit, in rials; of all accounts together 0'),
  })
  .meta({ id: 'LedgerAccount' });
export type LedgerAccount = z.infer<typeof ledgerAccount>;

export const listLedger = listQuery({
  fields: ['account', 'debit', 'credit', 'balance'],
  sort: ['account', 'ASC'],
  filter: {},
});
export type ListLedger = z.output<typeof listLedger>;
