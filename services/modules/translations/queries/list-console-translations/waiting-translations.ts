import type { WaitingItems, WaitingWork } from '#platform/waiting-work/waiting-work.registry.ts';
import type { ConsoleTranslationReader } from './console-translation.reader.ts';

const MAX_TEXT = 200;

/** Texts that a page has found none of: what is built in is known to the process, not to the database. */
export function waitingTranslations(translations: ConsoleTranslationReader): WaitingWork & WaitingItems {
  return {
    name: 'translations',
    role: 'moderator',
    count: async () => {
      const waiting = await translations.waiting();
      return { count: waiting.length, oldest_at: waiting[0]?.reportedAt.toISOString() ?? null };
    },
    oldest: async (limit) =>
      (await translations.waiting()).slice(0, limit).map(({ text: { id, key }, reportedAt }) => ({
        id,
        since: reportedAt.toISOString(),
        text: key.slice(0, MAX_TEXT),
        by: null,
      })),
  };
}
