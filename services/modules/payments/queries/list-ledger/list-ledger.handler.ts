import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { LedgerAccount } from './ledger-account.schema.ts';
import { ListLedger } from './list-ledger.query.ts';

@QueryHandler(ListLedger)
export class ListLedgerHandler implements IQueryHandler<ListLedger> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ request: { sort, offset, limit } }: ListLedger): Promise<ListPage<LedgerAccount>> {
    // The fields are columns of the same names.
    const all = await this.database.rows<LedgerAccount>(
      `select account as id, account, sum(debit)::bigint as debit, sum(credit)::bigint as credit,
         sum(debit - credit)::bigint as balance
       from read.ledger_entry group by account order by ${sort.field} ${sort.direction}, account`,
    );
    return { rows: all.slice(offset, offset + limit), total: all.length };
  }
}
