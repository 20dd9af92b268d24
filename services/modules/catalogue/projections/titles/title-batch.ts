import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import { filesChanged, type TitleFacts, titleAdded, titleRevised } from '../../contract/catalogue.events.ts';
import type { ReleaseFile, TitleOffer } from '../../contract/files/release-file.ts';

export interface LatestFacts {
  facts: TitleFacts;
  /** When the title entered the catalogue, as far as these events tell. */
  createdAt: Date;
}

/** What became of a title's files: by id the file, or null where it is gone. */
interface FileChanges {
  files: Map<number, ReleaseFile | null>;
  /** What they are together afterwards. */
  offer: TitleOffer;
}

/** What a batch of events says of titles in the end: the newest facts, and the newest of each file. */
export interface TitleBatch {
  facts: Map<number, LatestFacts>;
  files: Map<number, FileChanges>;
  /** Of the title's stream, after the last of these events. */
  versions: Map<number, number>;
}

export function gatherTitles(events: readonly RecordedEvent[]): TitleBatch {
  const batch: TitleBatch = { facts: new Map(), files: new Map(), versions: new Map() };
  for (const event of events) {
    if (event.type === titleAdded.type || event.type === titleRevised.type) {
      const definition = event.type === titleAdded.type ? titleAdded : titleRevised;
      const facts = definition.read(event).data;
      const first = batch.facts.get(facts.titleId)?.createdAt ?? event.time;
      const createdAt = facts.addedAt ? new Date(facts.addedAt) : first;
      batch.facts.set(facts.titleId, { facts, createdAt });
      batch.versions.set(facts.titleId, event.version);
    } else if (event.type === filesChanged.type) {
      const { titleId, saved, retired, offer } = filesChanged.read(event).data;
      const files = batch.files.get(titleId)?.files ?? new Map<number, ReleaseFile | null>();
      for (const file of saved) files.set(file.fileId, file);
      for (const fileId of retired) files.set(fileId, null);
      batch.files.set(titleId, { files, offer });
      batch.versions.set(titleId, event.version);
    }
  }
  return batch;
}
