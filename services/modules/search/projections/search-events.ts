import {
  filesChanged,
  type PersonFacts,
  personAdded,
  personRevised,
  type TitleFacts,
  titleAdded,
  titleRevised,
} from '#modules/catalogue/contract/catalogue.events.ts';
import type { TitleOffer } from '#modules/catalogue/contract/files/release-file.ts';
import { type Grades, titleRated } from '#modules/community/contract/community.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';

interface VoteFigures {
  votes: number;
  /** Sum of the six grades of all votes. */
  grades: number;
}

/** What a batch of events says in the end. */
export interface SearchBatch {
  titles: Map<number, { facts: TitleFacts; createdAt: string }>;
  files: Map<number, TitleOffer>;
  votes: Map<number, VoteFigures>;
  people: Map<number, PersonFacts>;
}

export const SEARCH_EVENT_TYPES = [titleAdded, titleRevised, filesChanged, personAdded, personRevised, titleRated].map(
  (definition) => definition.type,
);

export function gatherBatch(events: readonly RecordedEvent[]): SearchBatch {
  const batch: SearchBatch = { titles: new Map(), files: new Map(), votes: new Map(), people: new Map() };
  for (const event of events) gather(event, batch);
  return batch;
}

function gather(event: RecordedEvent, batch: SearchBatch): void {
  switch (event.type) {
    case titleAdded.type:
    case titleRevised.type: {
      const { data: facts, time } = (event.type === titleAdded.type ? titleAdded : titleRevised).read(event);
      const first = batch.titles.get(facts.titleId)?.createdAt ?? time.toISOString();
      batch.titles.set(facts.titleId, { facts, createdAt: facts.addedAt ?? first });
      return;
    }
    case personAdded.type:
    case personRevised.type: {
      const facts = (event.type === personAdded.type ? personAdded : personRevised).read(event).data;
      batch.people.set(facts.personId, facts);
      return;
    }
    case filesChanged.type: {
      const { titleId, offer } = filesChanged.read(event).data;
      batch.files.set(titleId, offer);
      return;
    }
    case titleRated.type:
      gatherVote(titleRated.read(event).data, batch.votes);
      return;
  }
}

interface Vote {
  postId: number;
  grades: Grades;
  previous: Grades | null;
}

function gatherVote({ postId, grades, previous }: Vote, figures: SearchBatch['votes']): void {
  const known = figures.get(postId) ?? { votes: 0, grades: 0 };
  figures.set(postId, {
    votes: known.votes + (previous ? 0 : 1),
    grades: known.grades + sumOf(grades) - (previous ? sumOf(previous) : 0),
  });
}

function sumOf(grades: Grades): number {
  return Object.values(grades).reduce((sum, grade) => sum + grade, 0);
}
