import { Batcher } from '#platform/database/batcher.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { Card, type StoredCard } from '../../contract/card.ts';
import { type CardRow, type DocumentRow, documentNumber } from './document-row.ts';
import type { KeptCards } from './in-memory/cards/kept-cards.ts';
import { KIND } from './write-documents.ts';

const SQL = `select d.kind, d.id, d.card from unnest((select $1::smallint[]), (select $2::int[])) as wanted(kind, id)
  join read.search_document d on d.kind = wanted.kind and d.id = wanted.id`;

/** The cards of documents that were found: those in memory, or of many searches in one statement. */
export class CardReader {
  private readonly batcher: Batcher<readonly DocumentRow[], (StoredCard | undefined)[]>;

  constructor(
    private readonly database: ReadDatabase,
    private readonly kept: KeptCards | null,
  ) {
    this.batcher = new Batcher((searches) => this.read(searches));
  }

  /** Without those that are no more. */
  async withCards<Match extends DocumentRow>(found: readonly Match[]): Promise<(Match & { card: StoredCard })[]> {
    if (found.length === 0) return [];
    const cards = this.kept?.find(found) ?? (await this.batcher.ask(found));
    return found.flatMap((match, index) => {
      const card = cards[index];
      return card === undefined ? [] : [{ ...match, card }];
    });
  }

  async ofTitles(ids: readonly number[]): Promise<Card[]> {
    const titles = await this.withCards(ids.map((id) => ({ kind: KIND.title, id })));
    return titles.map(({ id, card }) => new Card(id, card));
  }

  private async read(searches: readonly (readonly DocumentRow[])[]): Promise<(StoredCard | undefined)[][]> {
    const wanted = new Map(searches.flat().map((found) => [documentNumber(found), found]));
    const ask = () =>
      this.database.preparedRows<CardRow>(SQL, [
        [...wanted.values()].map(({ kind }) => kind),
        [...wanted.values()].map(({ id }) => id),
      ]);
    const rows = await (this.kept?.keep(ask) ?? ask());
    const cards = new Map(rows.map((row) => [documentNumber(row), row.card]));
    return searches.map((found) => found.map((one) => cards.get(documentNumber(one))));
  }
}
