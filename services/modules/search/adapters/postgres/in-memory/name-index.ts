import { initialsOf } from '../../../domain/initials.ts';
import type { MatchLimits } from '../match-sql.ts';
import { BestMatches } from './best-matches.ts';
import { NameTable, type TableRow, TypedBeginning } from './name-table.ts';

/** Texts of so few letters find names that have their spaces where the text has them; others only where there is none of these. */
const MAX_HEAD = 5;
const FEWEST_INITIALS = 3;
const MOST_INITIALS = 8;

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

/** Names of titles and people, as search_name has them. */
export class NameIndex {
  private readonly tables: Record<Kind, NameTable> = { 1: new NameTable(), 2: new NameTable() };
  /** What the initials of titles begin with. */
  private readonly initials = new Set<string>();

  get size(): number {
    return this.tables[1].size + this.tables[2].size;
  }

  /** Rows of a kind come in the order of their keys. */
  add(row: KindRow): void {
    this.tables[row.kind].add(row);
    if (row.kind === 1 && row.leads) this.addInitials(row.tail);
  }

  trim(): void {
    for (const table of [this.tables[1], this.tables[2]]) table.trim();
  }

  /** Whether a title of three words or more may have these initials, from three to eight letters. */
  mayHaveInitials(initials: string): boolean {
    return this.initials.has(initials);
  }

  private addInitials(name: string): void {
    for (const initials of initialsOf(name)) {
      const most = Math.min(initials.length, MOST_INITIALS);
      for (let letters = FEWEST_INITIALS; letters <= most; letters++) this.initials.add(initials.slice(0, letters));
    }
  }

  /**
   * Names that have a word with which the text begins.
   * @param text folded, of three letters or more.
   * @param changed names of documents whose rows here are old, and these documents.
   * @returns titles before people, each best first, as the database has them.
   */
  find(text: string, limits: MatchLimits, changed: { index: NameIndex; documents: DocumentIds }): FoundName[] {
    const ask = (spacesCount: boolean) => {
      const typed = new TypedBeginning(text, spacesCount);
      const best = (kind: Kind, most: number): FoundName[] => {
        if (most === 0) return [];
        const matches = new BestMatches(most);
        this.tables[kind].find(typed, matches, changed.documents[kind]);
        changed.index.tables[kind].find(typed, matches);
        return matches.matches.map((match) => ({ kind, ...match }));
      };
      return [...best(1, limits.titles), ...best(2, limits.people)];
    };
    const head = [...text].length <= MAX_HEAD ? ask(true) : [];
    return head.length > 0 ? head : ask(false);
  }
}
