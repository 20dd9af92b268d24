import type { EntityManager } from 'typeorm';
import type { ReleaseFiles } from '#modules/catalogue/contract/release-files.port.ts';
import type { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import { reading } from '../domain/kinds.ts';

export interface Names {
  files: ReleaseFiles;
  pieces: PublishedPieces;
}

/** How a notification reads outside the site, with the names of now; who of it is followed is not said there. */
export async function wordsOf(
  { files, pieces }: Names,
  manager: EntityManager,
  { kind, facts }: { kind: string; facts: NotificationFacts },
) {
  const title = facts.postId ? await files.titleOf(manager, facts.postId) : null;
  const news = facts.newsPostId ? await pieces.newsName(manager, facts.newsPostId) : null;
  return reading(kind, { facts, title, news, person: null });
}
