export interface DocumentIds {
  titles: readonly number[];
  people: readonly number[];
}

/**
 * Documents that were written to an index outside the read database in a transaction that was then rolled back. Another
 * process may have gone on meanwhile, and its newer versions may have been overwritten by these.
 */
export class DirtyDocuments {
  private readonly titles = new Set<number>();
  private readonly people = new Set<number>();

  add({ titles, people }: DocumentIds): void {
    for (const id of titles) this.titles.add(id);
    for (const id of people) this.people.add(id);
  }

  /** All of them, forgotten here; null when there are none. */
  take(): DocumentIds | null {
    if (this.titles.size + this.people.size === 0) return null;
    const taken = { titles: [...this.titles], people: [...this.people] };
    this.titles.clear();
    this.people.clear();
    return taken;
  }
}
