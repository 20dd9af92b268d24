import { Gathered } from '#platform/database/gathered.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { MatchRow } from './match-sql.ts';

type Found = Omit<MatchRow, 'card'>;
type CardRow = Pick<MatchRow, 'kind' | 'id' | 'card'>;

const SQL = `select d.kind, d.id, d.card from unnest((select $1::smallint[]), (select $2::int[])) as wanted(kind, id)
  join read.search_document d on d.kind = wanted.kind and d.id = wanted.id`;

/** The cards of documents that were found, those of many searches in one statement. */
export class CardReader {
  private readonly gathered: Gathered<readonly Found[], MatchRow[]>;

  constructor(private readonly database: ReadDatabase) {
    this.gathered = new Gathered((searches) => this.read(searches));
  }

  /** Without those that are no more. */
  withCards(found: readonly Found[]): Promise<MatchRow[]> {
    return found.length > 0 ? this.gathered.ask(found) : Promise.resolve([]);
  }

  private async read(searches: readonly (readonly Found[])[]): Promise<MatchRow[][]> {
    const wanted = new Map(searches.flat().map((found) => [keyOf(found), found]));
    const rows = await this.database.preparedRows<CardRow>(SQL, [
      [...wanted.values()].map(({ kind }) => kind),
      [...wanted.values()].map(({ id }) => id),
    ]);
    const cards = new Map(rows.map((row) => [keyOf(row), row.card]));
    return searches.map((found) =>
      found.flatMap((one) => {
        const card = cards.get(keyOf(one));
        return card === undefined ? [] : [{ ...one, card }];
      }),
    );
  }
}

/** Ids of the two kinds are not each other's. */
function keyOf({ kind, id }: Pick<MatchRow, 'kind' | 'id'>): number {
  return 2 * id + kind - 1;
}
