import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import type { LedgerAccount, ListLedger } from './ledger-account.schema.js';

@Injectable()
export class LedgerQuery {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit }: ListLedger): Promise<ListPage<LedgerAccount>> {
    // The fields are columns of the same names.
    const all = await this.database.rows<LedgerAccount>(
      `select account as id, account, sum(debit)::bigint as debit, sum(credit)::bigint as credit,
         sum(debit - credit)::bigint as balance
       from read.ledger_entry group by account order by ${sort.field} ${sort.direction}, account`,
    );
    return { rows: all.slice(offset, offset + limit), total: all.length };
  }
}
