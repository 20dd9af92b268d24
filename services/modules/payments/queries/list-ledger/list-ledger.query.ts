import { Query } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import type { LedgerAccount, ListLedger as Request } from './ledger-account.schema.ts';

/** The accounts of the double-entry ledger with their balances. */
export class ListLedger extends Query<ListPage<LedgerAccount>> {
  constructor(readonly request: Request) {
    super();
  }
}
