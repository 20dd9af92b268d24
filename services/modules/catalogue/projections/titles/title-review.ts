import {
  piecePublished,
  pieceScheduled,
  pieceWithdrawn,
  type ReviewFacts,
  reviewAdded,
  reviewRevised,
} from '#modules/editorial/contract/editorial.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';

const STATES = [pieceScheduled, piecePublished, pieceWithdrawn];
export const REVIEW_EVENTS = [reviewAdded, reviewRevised, ...STATES].map(({ type }) => type);

/** The words of a title's review, and whether readers see it. Other pieces have no title. */
export async function noteReviews(events: readonly RecordedEvent[], transaction: ProjectionTransaction): Promise<void> {
  for (const event of events) {
    if (event.type === reviewAdded.type || event.type === reviewRevised.type) {
      await noteTexts(reviewRevised.schema.parse(event.data), transaction);
    }
    const set = STATES.find(({ type }) => type === event.type);
    const { titleId } = set ? set.read(event).data : { titleId: null };
    if (titleId !== null) await noteShown(titleId, event.type === piecePublished.type, transaction);
  }
}

async function noteTexts(review: ReviewFacts, transaction: ProjectionTransaction): Promise<void> {
  const { pieceId, titleId, texts } = review;
  await transaction.query(
    `insert into title_page_review (title_id, piece_id, texts) values ($1, $2, $3)
     on conflict (title_id) do update set piece_id = excluded.piece_id, texts = excluded.texts`,
    [titleId, pieceId, JSON.stringify(texts)],
  );
  await announce(titleId, transaction);
}

async function noteShown(titleId: number, shown: boolean, transaction: ProjectionTransaction): Promise<void> {
  await transaction.query('update title_page_review set shown = $2 where title_id = $1', [titleId, shown]);
  await announce(titleId, transaction);
}

async function announce(titleId: number, transaction: ProjectionTransaction): Promise<void> {
  const rows = await transaction.query<{ slug: string | null }>('select slug from title_page where id = $1', [titleId]);
  transaction.invalidate(...rows.flatMap(({ slug }) => (slug ? [`title-page:${slug}`] : [])));
}
