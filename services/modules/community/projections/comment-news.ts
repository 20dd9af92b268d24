import {
  type NewsPostFacts,
  newsPostAdded,
  newsPostRevised,
  piecePublished,
  pieceWithdrawn,
} from '#modules/editorial/contract/editorial.events.ts';
import { newsPicture } from '#modules/editorial/contract/news-picture.ts';
import { newsCoverPath } from '#modules/media/contract/pictures-of.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { threadTag } from '../domain/comment-subject.ts';

/* What comments show of the news posts that they are about: their vertical pictures, as posters stand beside those on titles. */

export const NEWS_EVENTS = [newsPostAdded, newsPostRevised, piecePublished, pieceWithdrawn].map(({ type }) => type);

const SAVE = `
  insert into community_news (id, slug, title, cover_path) values ($1, $2, $3, $4)
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, cover_path = excluded.cover_path`;
const PUBLISH = 'update community_news set published = $2 where id = $1';

export function isNewsEvent(type: string): boolean {
  return NEWS_EVENTS.some((known) => known === type);
}

/** Reviews are published by the same events; there are no comments on them, and no row. */
export async function projectNews(event: RecordedEvent, transaction: ProjectionTransaction): Promise<void> {
  if (event.type === newsPostAdded.type) await save(newsPostAdded.read(event).data, transaction);
  else if (event.type === newsPostRevised.type) await save(newsPostRevised.read(event).data, transaction);
  else {
    const published = event.type === piecePublished.type;
    const { pieceId } = (published ? piecePublished : pieceWithdrawn).read(event).data;
    await transaction.query(PUBLISH, [pieceId, published]);
    transaction.invalidate(threadTag({ postId: null, newsPostId: pieceId }));
  }
}

async function save(facts: NewsPostFacts, { query }: ProjectionTransaction): Promise<void> {
  const { pieceId, slug, texts } = facts;
  const title = { fa: texts.fa?.title ?? null, en: texts.en?.title ?? texts.fa?.title ?? slug };
  await query(SAVE, [
    pieceId,
    slug,
    JSON.stringify(title),
    newsCoverPath(newsPicture(facts)).replace('/news/', '/news-tall/'),
  ]);
}
