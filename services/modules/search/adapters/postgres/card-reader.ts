import { Gathered } from '#platform/database/gathered.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { MatchRow } from './match-sql.ts';
import { KIND } from './write-documents.ts';

type Found = Pick<MatchRow, 'kind' | 'id'>;
type CardRow = Pick<MatchRow, 'kind' | 'id' | 'card'>;

const SQL = `select d.kind, d.id, d.card from unnest((select $1::smallint[]), (select $2::int[])) as wanted(kind, id)
  join read.search_document d on d.kind = wanted.kind and d.id = wanted.id`;

/** The cards of documents that were found, those of many searches in one statement. */
export class CardReader {
  private readonly gathered: Gathered<readonly Found[], (string | undefined)[]>;

  constructor(private readonly database: ReadDatabase) {
    this.gathered = new Gathered((searches) => this.read(searches));
  }

  /** Without those that are no more. */
  async withCards<Match extends Found>(found: readonly Match[]): Promise<(Match & { card: string })[]> {
    const cards = found.length > 0 ? await this.gathered.ask(found) : [];
    return found.flatMap((match, index) => {
      const card = cards[index];
      return card === undefined ? [] : [{ ...match, card }];
    });
  }

  async ofTitles(ids: readonly number[]): Promise<string[]> {
    return (await this.withCards(ids.map((id) => ({ kind: KIND.title, id })))).map(({ card }) => card);
  }

  private async read(searches: readonly (readonly Found[])[]): Promise<(string | undefined)[][]> {
    const wanted = new Map(searches.flat().map((found) => [keyOf(found), found]));
    const rows = await this.database.preparedRows<CardRow>(SQL, [
      [...wanted.values()].map(({ kind }) => kind),
      [...wanted.values()].map(({ id }) => id),
    ]);
    const cards = new Map(rows.map((row) => [keyOf(row), row.card]));
    return searches.map((found) => found.map((one) => cards.get(keyOf(one))));
  }
}

/** Ids of the two kinds are not each other's. */
function keyOf({ kind, id }: Found): number {
  return 2 * id + kind - 1;
}
