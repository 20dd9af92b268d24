import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isDivisionByZero } from '#platform/database/division-by-zero.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { FileTitle } from '../../contract/files/release-files.port.ts';
import { TitlesOnSite } from '../../contract/titles/titles-on-site.port.ts';
import { FILE_TITLE, ON_OFFER, ON_SITE } from './title.repository.ts';

// In the order of their ids, as merges lock them.
const REQUIRE = `
  with asked as (select array_agg(distinct id) as ids from jsonb_to_recordset($1) as t(id int)),
  found as (
    select id from write.title where id = any((select ids from asked)::int[]) and ${ON_SITE} order by id for key share)
  select 1 / ((select count(*) from found) = (select cardinality(ids) from asked))::int`;

const FIND = `
  select ${FILE_TITLE} from write.title
  where id = (select coalesce((facts -> 'withdrawn' ->> 'into')::int, id) from write.title where id = $1) and ${ON_SITE}`;

// A season of which nobody has counted the episodes says 0.
const MAY_HAVE_EPISODE = `
  select facts -> 'postType' = '2' and (
    facts -> 'seasons' = '[]'
    or exists (
      select from jsonb_to_recordset(facts -> 'seasons') as s(number int, episodes int)
      where number = $2 and (episodes = 0 or episodes >= $3))
    or exists (
      select from write.title_file where title_id = t.id and season = $2 and episode = $3 and ${ON_OFFER})) as may
  from write.title t where id = $1`;

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

  async mayHaveEpisode(manager: EntityManager, titleId: number, season: number, episode: number): Promise<boolean> {
    const rows: { may: boolean }[] = await manager.query(MAY_HAVE_EPISODE, [titleId, season, episode]);
    return rows[0]?.may ?? true;
  }
}
