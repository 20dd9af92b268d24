import type { EntityManager } from 'typeorm';
import type { ReleaseFiles } from '#modules/catalogue/contract/release-files.port.ts';
import type { NotificationFacts } from '../contract/notifications.events.ts';
import { reading } from '../domain/kinds.ts';

/** How a notification reads outside the site, with the title's name of now; who of it is followed is not said there. */
export async function wordsOf(
  files: ReleaseFiles,
  manager: EntityManager,
  { kind, facts }: { kind: string; facts: NotificationFacts },
) {
  const title = facts.postId ? await files.titleOf(manager, facts.postId) : null;
  return reading(kind, { facts, title, person: null });
}
