import type { ReadDatabase } from '#platform/database/read-database.ts';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import type { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { SEARCH_TAG } from '../../../contract/search-tag.ts';
import type { MatchLimits } from '../match-sql.ts';
import type { KeptCards } from './cards/kept-cards.ts';
import { changedNames } from './changed-documents.ts';
import { type Changes, type FoundName, type Kind, NameIndex } from './name-index.ts';
import { readNames, readNamesOf } from './read-names.ts';
import type { NamedWords } from './sought-words.ts';

/** Texts of fewer letters begin so many names that the database's own order of them is quicker. */
const FEWEST_LETTERS = 3;
/** Beyond this all is read anew. */
const MAX_CHANGED = 500;
/** In milliseconds. An import changes names for minutes: they are read when it has been quiet for a while, and not again at once. */
const PACE = { calm: 1_000, betweenReadings: 10_000, afterFailure: 60_000 };

/**
 * All names in the memory of a process that answers searches, as true as its cached documents: what a projection's commit names is
 * read again, and until that is here, or while commits may be missed, nothing is found here and the database is asked. They are
 * read once somebody searches.
 */
export class KeptNames {
  private index: NameIndex | null = null;
  private changes = noChanges();
  /** Documents whose names have changed since the index was read. */
  private changed: Record<Kind, Set<number>> = { 1: new Set(), 2: new Set() };
  /** How often names have changed, and up to which of these times they are known. */
  private told = 0;
  private known = 0;
  /** Counts how often all was forgotten: what was begun before is of no use then. */
  private generation = 0;
  private isReading = false;
  private isReadingChanges = false;
  private quietSince = Number.NEGATIVE_INFINITY;
  private notBefore = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: ReadDatabase,
    private readonly feed: ReadModelFeed,
    /** Read behind the names. */
    readonly cards: KeptCards,
    private readonly onError: (error: unknown) => void,
    private readonly pace = PACE,
  ) {
    feed.onChange((tags) => this.hear(tags));
  }

  /** Names that are answered from; 0 while the database is asked. */
  get size(): number {
    return this.index?.size ?? 0;
  }

  /** @param text folded. @returns null when the database has to be asked. */
  find(text: string, limits: MatchLimits): FoundName[] | null {
    const index = this.whole();
    return index && [...text].length >= FEWEST_LETTERS ? index.find(text, limits, this.changes) : null;
  }

  /** @returns names that begin with any of the phrases; null when the database has to be asked. */
  findPhrases(phrases: readonly string[], limits: MatchLimits): FoundName[] | null {
    return this.whole()?.findPhrases(phrases, limits, this.changes) ?? null;
  }

  /** @returns names that have all the words; null when the database has to be asked. */
  findWords(words: NamedWords, limits: MatchLimits): FoundName[] | null {
    return this.whole()?.findWords(words, limits, this.changes) ?? null;
  }

  /** @returns ids, best first; null when the database has to be asked. */
  titlesByInitials(initials: string, most: number): number[] | null {
    return this.whole()?.titlesByInitials(initials, most, this.changes) ?? null;
  }

  /** Null while it may lack what this request has to see. */
  private whole(): NameIndex | null {
    if (!this.index) this.readWhenCalm();
    const isTrue = this.feed.connected && this.known === this.told;
    return isTrue && (currentContext()?.after.length ?? 0) === 0 ? this.index : null;
  }

  private hear(tags: string[] | null): void {
    if (tags !== null && !tags.includes(SEARCH_TAG)) return;
    const documents = tags && changedNames(tags);
    if (documents?.length === 0) return;
    this.quietSince = performance.now();
    if (!this.index && !this.isReading) return;
    for (const { kind, id } of documents ?? []) this.changed[kind].add(id);
    this.told++;
    if (!documents || this.changed[1].size + this.changed[2].size > MAX_CHANGED) this.forget();
    else void this.readChanges();
  }

  private forget(): void {
    this.generation++;
    this.index = null;
    this.changes = noChanges();
  }

  private readWhenCalm(): void {
    const now = performance.now();
    if (this.isReading || !this.feed.connected || now < this.notBefore || now < this.quietSince + this.pace.calm)
      return;
    this.notBefore = now + this.pace.betweenReadings;
    this.isReading = true;
    void this.readAll().finally(() => {
      this.isReading = false;
    });
  }

  private async readAll(): Promise<void> {
    const { generation } = this;
    const index = new NameIndex();
    this.changed = { 1: new Set(), 2: new Set() };
    this.known = this.told;
    try {
      const isWanted = () => generation === this.generation && !this.database.pool.ending;
      const outcome = await readNames(index, this.database, isWanted);
      if (outcome === 'too many') this.notBefore = Number.POSITIVE_INFINITY;
      if (outcome !== 'all' || !isWanted()) return;
      this.index = index;
      await this.readChanges();
      await this.cards.readAll(this.database, isWanted);
    } catch (error) {
      this.notBefore = performance.now() + this.pace.afterFailure;
      this.onError(error);
    }
  }

  private async readChanges(): Promise<void> {
    if (this.isReadingChanges) return;
    this.isReadingChanges = true;
    try {
      while (this.index && this.known !== this.told) await this.readWhatChanged();
    } catch (error) {
      this.forget();
      this.onError(error);
    } finally {
      this.isReadingChanges = false;
    }
  }

  private async readWhatChanged(): Promise<void> {
    const { generation, told } = this;
    const documents = { 1: new Set(this.changed[1]), 2: new Set(this.changed[2]) };
    const index = new NameIndex();
    await readNamesOf(documents, index, this.database);
    if (generation !== this.generation) return;
    this.changes = { index, documents };
    this.known = told;
  }
}

function noChanges(): Changes {
  return { index: new NameIndex(), documents: { 1: new Set(), 2: new Set() } };
}
