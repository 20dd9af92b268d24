import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isDivisionByZero } from '#platform/database/division-by-zero.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { FileTitle } from '../../contract/files/release-files.port.ts';
import { TitlesOnSite } from '../../contract/titles/titles-on-site.port.ts';
import { FILE_TITLE, ON_SITE } from './title.repository.ts';

// In the order of their ids, as merges lock them.
const REQUIRE = `
  with asked as (select array_agg(distinct id) as ids from jsonb_to_recordset($1) as t(id int)),
  found as (
    select id from write.title where id = any((select ids from asked)::int[]) and ${ON_SITE} order by id for key share)
  select 1 / ((select count(*) from found) = (select cardinality(ids) from asked))::int`;

const FIND = `
  select ${FILE_TITLE} from write.title
  where id = (select coalesce((facts -> 'withdrawn' ->> 'into')::int, id) from write.title where id = $1) and ${ON_SITE}`;

/** The statement of `require` fails on the server, so that a command which keeps back what it writes asks nothing. */
@Injectable()
export class StoredTitlesOnSite extends TitlesOnSite {
  require(transaction: CommandTransaction, titleId: number, unknown: () => Error): Promise<void> {
    return transaction.write({
      text: REQUIRE,
      row: { id: titleId },
      refused: (error) => {
        throw isDivisionByZero(error) ? unknown() : error;
      },
    });
  }

  async find(manager: EntityManager, titleId: number): Promise<FileTitle | null> {
    const rows: FileTitle[] = await manager.query(FIND, [titleId]);
    return rows[0] ?? null;
  }
}
