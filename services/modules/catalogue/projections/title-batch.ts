import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import {
  filesAdded,
  type ReleaseFile,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '../contract/catalogue.events.ts';

export interface LatestFacts {
  facts: TitleFacts;
  /** When the title entered the catalogue, as far as these events tell. */
  createdAt: Date;
}

/** What a batch of events says of titles in the end: the newest facts, and all files that came. */
export interface TitleBatch {
  facts: Map<number, LatestFacts>;
  files: Map<number, ReleaseFile[]>;
}

export function gatherTitles(events: readonly RecordedEvent[]): TitleBatch {
  const batch: TitleBatch = { facts: new Map(), files: new Map() };
  for (const event of events) {
    if (event.type === titleAdded.type || event.type === titleRevised.type) {
      const definition = event.type === titleAdded.type ? titleAdded : titleRevised;
      const facts = definition.read(event).data;
      const first = batch.facts.get(facts.titleId)?.createdAt ?? event.time;
      batch.facts.set(facts.titleId, { facts, createdAt: facts.addedAt ? new Date(facts.addedAt) : first });
    } else if (event.type === filesAdded.type) {
      const { titleId, files } = filesAdded.read(event).data;
      batch.files.set(titleId, [...(batch.files.get(titleId) ?? []), ...files]);
    }
  }
  return batch;
}
