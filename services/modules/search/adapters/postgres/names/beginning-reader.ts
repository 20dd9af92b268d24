import { Batcher } from '#platform/database/batcher.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { joinWords } from '#platform/kernel/text/fold-text.ts';
import type { CardReader } from '../card-reader.ts';
import type { KeptNames } from '../in-memory/kept-names.ts';
import { above, beginningSql, headSql, MAX_HEAD, type MatchLimits, type MatchRow } from '../match-sql.ts';

/** How many letters of names are compared: few of them by an index of their own. */
type Letters = 1 | 2 | 3 | 4 | 5 | 'all';

/** With the text's place from 1. */
type FoundRow = MatchRow & { place: number };

/**
 * Names that begin with a text, or have a word that does: what every search asks first. Found among the names in memory where they
 * are kept, or in the database, many texts in one statement.
 */
export class BeginningReader {
  private readonly batchers = new Map<string, Batcher<string, MatchRow[]>>();

  constructor(
    private readonly database: ReadDatabase,
    private readonly cards: CardReader,
    private readonly kept: KeptNames | null,
  ) {}

  /** @param text folded. @returns the best, best first. */
  async find(text: string, limits: MatchLimits): Promise<MatchRow[]> {
    // Roles, and all there is of a text, are the database's.
    const names = limits.cards && limits.role === 0 ? this.kept?.find(text, limits) : null;
    if (names) return this.cards.withCards(names);
    const letters = [...text].length;
    const head = letters <= MAX_HEAD ? await this.ask(text, letters as Letters, limits) : [];
    return head.length > 0 ? head : this.ask(text, 'all', limits);
  }

  private async ask(text: string, letters: Letters, limits: MatchLimits): Promise<MatchRow[]> {
    // Without cards as many as there are: nobody is to wait for that, neither in one statement nor on one connection.
    if (!limits.cards) return (await this.read([text], letters, limits))[0] ?? [];
    const kind = `${letters} ${limits.role} ${limits.titles} ${limits.people}`;
    let batcher = this.batchers.get(kind);
    if (!batcher) {
      batcher = new Batcher((texts) => this.read(texts, letters, limits));
      this.batchers.set(kind, batcher);
    }
    return batcher.ask(text);
  }

  private async read(texts: readonly string[], letters: Letters, limits: MatchLimits): Promise<MatchRow[][]> {
    const keys = texts.map(joinWords);
    const sql = letters === 'all' ? beginningSql(limits) : headSql(letters, limits);
    const values = [limits.titles, limits.people, keys, keys.map(above), texts];
    const rows = await (limits.cards
      ? this.database.preparedRows<FoundRow>(sql, values)
      : this.database.rows<FoundRow>(sql, values));
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    return texts.map((_text, index) => byPlace.get(index + 1) ?? []);
  }
}
