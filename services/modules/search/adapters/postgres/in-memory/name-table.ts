import { joinWords } from '#platform/kernel/text/fold-text.ts';
import type { Matches } from './best-matches.ts';
import { RowsByDocument } from './rows-by-document.ts';
import type { RowRange, SoughtWords } from './sought-words.ts';

/** A row of search_name, as the table takes it. */
export interface TableRow {
  id: number;
  popularity: number;
  position: number;
  leads: boolean;
  /** The name's folded tail from a word on. */
  tail: string;
}

/** What is looked for: names with a word with which a text begins. */
export class TypedBeginning {
  readonly tail: Uint8Array;
  /** Without spaces. */
  readonly key: Uint8Array;

  constructor(
    text: string,
    /** Whether a name must have its spaces where the text has them, unless the text is all of it. */
    readonly spacesCount: boolean,
  ) {
    this.tail = Buffer.from(text);
    this.key = Buffer.from(joinWords(text));
  }
}

const SPACE = 0x20;
const LEADS = 1;
const INSIDE = 2;
const FIRST_ROWS = 64;

/**
 * The names of one kind, in the order of their keys: some twenty bytes a row where objects would take two hundred. Texts are
 * compared by their bytes, as the database compares them (collate "C").
 */
export class NameTable {
  private rows = 0;
  private ids = new Int32Array(FIRST_ROWS);
  private popularities = new Float32Array(FIRST_ROWS);
  private flags = new Uint8Array(FIRST_ROWS);
  /** Where each row's tail begins; the next one's beginning is its end. */
  private starts = new Uint32Array(FIRST_ROWS + 1);
  private tails: Buffer = Buffer.allocUnsafeSlow(FIRST_ROWS * 16);
  /** The rows of whole names. */
  private names = new RowsByDocument([]);

  get size(): number {
    return this.rows;
  }

  /** Rows come in the order of their keys. */
  add({ id, popularity, position, leads, tail }: TableRow): void {
    const start = this.starts[this.rows]!;
    this.makeRoom(start + 3 * tail.length);
    const row = this.rows++;
    this.ids[row] = id;
    this.popularities[row] = popularity;
    this.flags[row] = (leads ? LEADS : 0) | (position > 0 ? INSIDE : 0);
    this.starts[row + 1] = start + this.tails.write(tail, start);
  }

  /** Offers every name that matches, but for those of documents in `except`. */
  find(typed: TypedBeginning, best: Matches, except?: ReadonlySet<number>): void {
    const { first, end } = this.rangeOf(typed.key);
    for (let row = first; row < end; row++) {
      const id = this.ids[row]!;
      if (except?.has(id)) continue;
      const tier = this.tierOf(row, typed);
      if (tier !== null) best.offer(tier, this.popularities[row]!, id);
    }
  }

  /** Offers every document with a name that has all the words, in any order, but for those in `except`. */
  findWords(words: SoughtWords, best: Matches, except?: ReadonlySet<number>): void {
    const seen = new Set<number>();
    for (const { first, end, word, unfinished } of words.rarest((key) => this.rangeOf(key))) {
      for (let row = first; row < end; row++) {
        const id = this.ids[row]!;
        if (!this.beginsWithWord(row, word, unfinished) || seen.has(id) || except?.has(id)) continue;
        seen.add(id);
        const tier = this.bestTier(id, words);
        if (tier !== null) best.offer(tier, this.popularities[row]!, id);
      }
    }
  }

  /** After the last row; gives back the room that no row has taken. */
  close(): void {
    this.ids = this.ids.slice(0, this.rows);
    this.popularities = this.popularities.slice(0, this.rows);
    this.flags = this.flags.slice(0, this.rows);
    this.starts = this.starts.slice(0, this.rows + 1);
    this.tails = grown(this.tails.subarray(0, this.starts[this.rows]), Buffer.allocUnsafeSlow(this.starts[this.rows]!));
    this.names = new RowsByDocument(this.ids, (row) => (this.flags[row]! & INSIDE) === 0);
  }

  /** By the likest of the document's names. */
  private bestTier(id: number, words: SoughtWords): number | null {
    let best: number | null = null;
    for (const row of this.names.of(id)) {
      const tier = words.tierOf(this.tails.toString('utf8', this.starts[row], this.starts[row + 1]));
      if (tier !== null && (best === null || tier < best)) best = tier;
    }
    return best;
  }

  private rangeOf(key: Uint8Array): RowRange {
    const first = this.firstRow(key, 0, 0, this.rows);
    // Few names begin alike, so the end is near.
    let reach = 1;
    while (first + reach < this.rows && this.compare(first + reach, key) < 1) reach *= 2;
    return { first, end: this.firstRow(key, 1, first, Math.min(first + reach, this.rows)) };
  }

  /** The first row from low to high whose key compares like this or greater: 0 is the first that begins with the key, 1 the first behind them. */
  private firstRow(key: Uint8Array, wanted: 0 | 1, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, key) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @returns 0 where the row's key begins with this one. */
  private compare(row: number, key: Uint8Array): -1 | 0 | 1 {
    const end = this.starts[row + 1]!;
    let at = this.starts[row]!;
    for (const wanted of key) {
      if (this.tails[at] === SPACE) at++;
      if (at >= end) return -1;
      const byte = this.tails[at++]!;
      if (byte !== wanted) return byte < wanted ? -1 : 1;
    }
    return 0;
  }

  /** As the statements grade it (match-sql.ts), of a row whose key begins with the text's; null where it is no match. */
  private tierOf(row: number, { tail, key, spacesCount }: TypedBeginning): number | null {
    const flags = this.flags[row]!;
    if (flags & LEADS && this.hasKeyOf(row, key.length)) return 0;
    if (!this.beginsWith(row, tail)) return spacesCount ? null : 3;
    return flags & INSIDE ? 2 : 1;
  }

  /** Whether the row's key is as long as this, spaces aside. */
  private hasKeyOf(row: number, length: number): boolean {
    const end = this.starts[row + 1]!;
    let letters = 0;
    for (let at = this.starts[row]!; at < end && letters <= length; at++) if (this.tails[at] !== SPACE) letters++;
    return letters === length;
  }

  private beginsWith(row: number, text: Uint8Array): boolean {
    const start = this.starts[row]!;
    if (this.starts[row + 1]! - start < text.length) return false;
    for (let at = 0; at < text.length; at++) if (this.tails[start + at] !== text[at]) return false;
    return true;
  }

  private beginsWithWord(row: number, word: Uint8Array, unfinished: boolean): boolean {
    if (!this.beginsWith(row, word)) return false;
    const end = this.starts[row]! + word.length;
    return unfinished || end === this.starts[row + 1] || this.tails[end] === SPACE;
  }

  private makeRoom(bytes: number): void {
    if (this.rows === this.ids.length) {
      const rows = this.rows * 2;
      this.ids = grown(this.ids, new Int32Array(rows));
      this.popularities = grown(this.popularities, new Float32Array(rows));
      this.flags = grown(this.flags, new Uint8Array(rows));
      this.starts = grown(this.starts, new Uint32Array(rows + 1));
    }
    if (bytes > this.tails.length) {
      this.tails = grown(this.tails, Buffer.allocUnsafeSlow(Math.max(bytes, this.tails.length * 2)));
    }
  }
}

function grown<A extends Int32Array | Float32Array | Uint8Array | Uint32Array>(from: A, into: A): A {
  into.set(from);
  return into;
}
