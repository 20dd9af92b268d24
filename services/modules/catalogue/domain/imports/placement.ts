import { isDeepStrictEqual } from 'node:util';
import { leads, mergeFacts, type StoredFacts, sharesPeople } from '../titles/merge-facts.ts';
import type { ReleaseOffer } from '../titles/title-record.ts';

/** A record whose people have ids. */
export interface PlacedRecord {
  source: string;
  sourceKey: string;
  hash: string;
  identity: string;
  facts: StoredFacts;
  offer: ReleaseOffer | null;
}

/** A title as a batch finds or makes it, and what the batch has done to it so far. */
export interface WorkingTitle {
  /** Null until the database has given one. */
  id: number | null;
  slug: string | null;
  identity: string;
  source: string;
  sources: Set<string>;
  facts: StoredFacts;
  change: 'added' | 'revised' | null;
  offers: ReleaseOffer[];
  /** Records of this batch that are or became this title. */
  records: PlacedRecord[];
}

export interface PlacementCounts {
  added: number;
  revised: number;
  merged: number;
  unchanged: number;
}

const keyOf = (source: string, sourceKey: string) => `${source}\n${sourceKey}`;

/**
 * Decides for each record of a batch, in order, what it is: a title we have, another source's word on a title we have, or a
 * new title. Knows only what it was given; writes nothing.
 */
export class Placement {
  readonly titles: WorkingTitle[] = [];
  readonly counts: PlacementCounts = { added: 0, revised: 0, merged: 0, unchanged: 0 };
  private readonly bySource = new Map<string, { title: WorkingTitle; hash: string }>();
  private readonly byIdentity = new Map<string, WorkingTitle[]>();

  know(title: WorkingTitle): void {
    this.titles.push(title);
    const namesakes = this.byIdentity.get(title.identity) ?? [];
    this.byIdentity.set(title.identity, [...namesakes, title]);
  }

  knowSource(source: string, sourceKey: string, hash: string, title: WorkingTitle): void {
    this.bySource.set(keyOf(source, sourceKey), { title, hash });
  }

  place(record: PlacedRecord): void {
    const known = this.bySource.get(keyOf(record.source, record.sourceKey));
    if (known?.hash === record.hash) {
      this.counts.unchanged += 1;
      return;
    }
    const title = known?.title ?? this.sameFilm(record);
    if (title) this.revise(title, record, known ? 'revised' : 'merged');
    else this.add(record);
  }

  private sameFilm(record: PlacedRecord): WorkingTitle | undefined {
    return this.byIdentity
      .get(record.identity)
      ?.find((title) => !title.sources.has(record.source) && sharesPeople(title.facts, record.facts));
  }

  private add(record: PlacedRecord): void {
    const { source, identity, facts } = record;
    const title: WorkingTitle = {
      id: null,
      slug: null,
      identity,
      source,
      sources: new Set<string>(),
      facts,
      change: 'added' as const,
      offers: [],
      records: [],
    };
    this.know(title);
    this.attach(title, record);
    this.counts.added += 1;
  }

  private revise(title: WorkingTitle, record: PlacedRecord, outcome: 'revised' | 'merged'): void {
    const facts = { ...revisedFacts(title, record), ...keptOf(title.facts) };
    if (!isDeepStrictEqual(facts, title.facts)) {
      title.facts = facts;
      title.change ??= 'revised';
    }
    if (leads(record.source, title.source)) {
      title.source = record.source;
      title.identity = record.identity;
    }
    this.attach(title, record);
    this.counts[outcome] += 1;
  }

  private attach(title: WorkingTitle, record: PlacedRecord): void {
    title.sources.add(record.source);
    title.records.push(record);
    if (record.offer) title.offers.push(record.offer);
    this.knowSource(record.source, record.sourceKey, record.hash, title);
  }
}

/** When a title entered the catalogue does not change, and no import brings back what the staff has withdrawn. */
function keptOf({ addedAt, withdrawn }: StoredFacts): Pick<StoredFacts, 'addedAt' | 'withdrawn'> {
  return { ...(addedAt !== undefined && { addedAt }), ...(withdrawn && { withdrawn }) };
}

function revisedFacts(title: WorkingTitle, record: PlacedRecord): StoredFacts {
  const alone = title.sources.size === 1 && title.sources.has(record.source);
  const { addedAt: _later, ...facts } = record.facts;
  if (alone) return facts;
  return leads(record.source, title.source) ? mergeFacts(facts, title.facts) : mergeFacts(title.facts, facts);
}
