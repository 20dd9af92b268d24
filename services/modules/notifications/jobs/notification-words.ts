import type { EntityManager } from 'typeorm';
import type { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { PublishedPieces } from '#modules/editorial/contract/published-pieces.port.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import { reading } from '../domain/kinds.ts';
import type { Words } from '../domain/words.ts';

export interface Names {
  files: ReleaseFiles;
  pieces: PublishedPieces;
}

/** How a notification, or so many that are gathered, reads outside the site, with the names of now; who of it is followed is not said there. */
export async function wordsOf(
  { files, pieces }: Names,
  manager: EntityManager,
  { kind, facts, count }: { kind: string; facts: NotificationFacts; count: number },
): Promise<{ text: Words; href: string | null } | null> {
  const title = facts.postId ? await files.titleOf(manager, facts.postId) : null;
  const news = facts.newsPostId ? await pieces.newsName(manager, facts.newsPostId) : null;
  const read = reading(kind, { facts, title, news, person: null });
  return read?.gathered && count > 1 ? { text: read.gathered.words(count), href: null } : read;
}
