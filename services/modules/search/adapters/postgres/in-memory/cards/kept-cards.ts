import type { ReadDatabase } from '#platform/database/read-database.ts';
import { currentContext } from '#platform/kernel/context/request-context.ts';
import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';
import type { ReadModelFeed } from '#platform/messaging/feed/read-model-feed.ts';
import { SEARCH_TAG } from '../../../../contract/search-tag.ts';
import { type CardRow, type DocumentRow, documentNumber } from '../../document-row.ts';
import { changedCards } from '../changed-documents.ts';
import { rowsInPieces } from '../rows-in-pieces.ts';
import { CardStore } from './card-store.ts';

const ALL_CARDS = 'select kind, id, card from read.search_document order by popularity desc';

/**
 * Cards in the memory of a process that answers searches, as true as its cached documents: what a projection's commit names is
 * forgotten, and kept again when somebody has found it. While commits may be missed none are found here.
 */
export class KeptCards {
  private readonly store = new CardStore();
  /** Which documents have changed since each reading that is under way began. */
  private readonly readings = new Set<CardReading>();

  constructor(private readonly feed: ReadModelFeed) {
    feed.onChange((tags) => this.hear(tags));
  }

  /** Cards that are found here; 0 while the database is asked. */
  get size(): number {
    return this.store.size;
  }

  /** @returns the cards of all of them, in their order; null when the database has to be asked. */
  find(documents: readonly DocumentRow[]): TextBytes[] | null {
    if (!this.feed.connected || (currentContext()?.after.length ?? 0) > 0) return null;
    const cards: TextBytes[] = [];
    for (const document of documents) {
      const card = this.store.get(documentNumber(document));
      if (card === undefined) return null;
      cards.push(card);
    }
    return cards;
  }

  /** Keeps what `read` gives, but for what has changed meanwhile. @returns it. */
  keep(read: () => Promise<CardRow[]>): Promise<CardRow[]> {
    return this.whileHearing(async (reading) => {
      const rows = await read();
      for (const row of rows) if (reading.isTrue(row)) this.store.set(documentNumber(row), row.card);
      return rows;
    });
  }

  /** Reads all there are, the best known first, until there is no more room. */
  readAll(database: ReadDatabase, isWanted: () => boolean): Promise<void> {
    return this.whileHearing(async (reading) => {
      for await (const rows of rowsInPieces<CardRow>(database, ALL_CARDS)) {
        if (!isWanted() || reading.isVoid) return;
        for (const row of rows) if (reading.isTrue(row) && !this.store.set(documentNumber(row), row.card)) return;
      }
    });
  }

  private async whileHearing<T>(read: (reading: CardReading) => Promise<T>): Promise<T> {
    const reading = new CardReading();
    this.readings.add(reading);
    try {
      return await read(reading);
    } finally {
      this.readings.delete(reading);
    }
  }

  private hear(tags: string[] | null): void {
    if (tags !== null && !tags.includes(SEARCH_TAG)) return;
    const changed = tags && changedCards(tags);
    for (const reading of this.readings) reading.miss(changed);
    if (!changed) this.store.clear();
    for (const document of changed ?? []) this.store.delete(documentNumber(document));
  }
}

/** What it reads may be as it was before a change that is heard of meanwhile. */
class CardReading {
  private readonly missed = new Set<number>();
  isVoid = false;

  /** @param changed null where anything may have. */
  miss(changed: readonly DocumentRow[] | null): void {
    if (!changed) this.isVoid = true;
    for (const document of changed ?? []) this.missed.add(documentNumber(document));
  }

  isTrue(document: DocumentRow): boolean {
    return !this.isVoid && !this.missed.has(documentNumber(document));
  }
}
