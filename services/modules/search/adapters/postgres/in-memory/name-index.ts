import { initialsOf } from '../../../domain/names/initials.ts';
import { MAX_HEAD, type MatchLimits } from '../match-sql.ts';
import { BestMatches, type Matches, matchesOf } from './best-matches.ts';
import { NameTable, type TableRow, TypedBeginning } from './name-table.ts';
import { type NamedWords, SoughtWords } from './sought-words.ts';

export type Kind = 1 | 2;

export interface KindRow extends TableRow {
  kind: Kind;
}

export interface FoundName {
  kind: Kind;
  id: number;
  tier: number;
  popularity: number;
}

/** Documents of both kinds by id. */
export type DocumentIds = Record<Kind, ReadonlySet<number>>;

/** Names of documents whose rows elsewhere are old, and these documents. */
export interface Changes {
  index: NameIndex;
  documents: DocumentIds;
}

/** Names of titles and people, as search_name has them. */
export class NameIndex {
  private readonly tables: Record<Kind, NameTable> = { 1: new NameTable(), 2: new NameTable() };
  /** Of titles of three words or more, in the place of their names. */
  private readonly initials = new NameTable();
  /** Initials that are still to be put in order. */
  private spelled: TableRow[] = [];

  get size(): number {
    return this.tables[1].size + this.tables[2].size;
  }

  /** Rows of a kind come in the order of their keys. */
  add(row: KindRow): void {
    this.tables[row.kind].add(row);
    if (row.kind !== 1 || !row.leads) return;
    for (const tail of initialsOf(row.tail)) this.spelled.push({ ...row, position: 0, tail });
  }

  /** After the last row. */
  close(): void {
    for (const row of this.spelled.sort((one, other) => (one.tail < other.tail ? -1 : 1))) this.initials.add(row);
    this.spelled = [];
    for (const table of [this.tables[1], this.tables[2], this.initials]) table.close();
  }

  /**
   * @param initials three letters or more.
   * @returns ids of titles whose words begin with them: those with no other word first, then the more popular.
   */
  titlesByInitials(initials: string, most: number, changed: Changes): number[] {
    const typed = new TypedBeginning(initials, false);
    const matches = new BestMatches(most);
    this.initials.find(typed, matches, changed.documents[1]);
    changed.index.initials.find(typed, matches);
    return matches.matches.map(({ id }) => id);
  }

  /**
   * Names that have a word with which the text begins.
   * @param text folded, of three letters or more.
   * @returns titles before people, each best first, as the database has them.
   */
  find(text: string, limits: MatchLimits, changed: Changes): FoundName[] {
    const ask = (spacesCount: boolean) => this.begunBy([new TypedBeginning(text, spacesCount)], limits, changed);
    const head = [...text].length <= MAX_HEAD ? ask(true) : [];
    return head.length > 0 ? head : ask(false);
  }

  /** Names that have a word with which any of the phrases begins, in the same order. */
  findPhrases(phrases: readonly string[], limits: MatchLimits, changed: Changes): FoundName[] {
    const typed = phrases.map((phrase) => new TypedBeginning(phrase, false));
    return this.begunBy(typed, limits, changed);
  }

  /** Names that have all the words, in the same order. */
  findWords(words: NamedWords, limits: MatchLimits, changed: Changes): FoundName[] {
    const sought = new SoughtWords(words);
    return this.ofBothKinds(limits, changed, (table, matches, except) => table.findWords(sought, matches, except));
  }

  private begunBy(texts: readonly TypedBeginning[], limits: MatchLimits, changed: Changes): FoundName[] {
    return this.ofBothKinds(limits, changed, (table, matches, except) => {
      for (const text of texts) table.find(text, matches, except);
    });
  }

  private ofBothKinds(
    { titles, people }: MatchLimits,
    changed: Changes,
    find: (table: NameTable, matches: Matches, except?: ReadonlySet<number>) => void,
  ): FoundName[] {
    const best = (kind: Kind, most: number): FoundName[] => {
      if (most === 0) return [];
      const matches = matchesOf(most);
      find(this.tables[kind], matches, changed.documents[kind]);
      find(changed.index.tables[kind], matches);
      return matches.matches.map((match) => ({ kind, ...match }));
    };
    return [...best(1, titles), ...best(2, people)];
  }
}
