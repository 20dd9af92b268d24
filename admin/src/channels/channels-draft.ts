import type { ConsoleChannels } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';

export interface ChannelRow {
  /** As titles say it; it never changes. */
  key: string;
  slug: string;
  fa: string;
  en: string;
  logo: string;
  posts_count: number;
}
interface ChannelsDraft {
  channels: ChannelRow[];
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LOGO_LETTERS = 4;

export function draftOf({ channels }: ConsoleChannels): ChannelsDraft {
  return { channels: channels.map(({ name, ...channel }) => ({ ...channel, ...name })) };
}

/** What a name suggests for the rest: `IRIB TV1` → `irib-tv1`, `IRIB`. */
export function rowOf(key: string, posts_count: number): ChannelRow {
  const slug = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return { key, slug, fa: '', en: key, logo: key.replaceAll(' ', '').slice(0, LOGO_LETTERS), posts_count };
}

export function factsOf({ channels }: ChannelsDraft) {
  return {
    channels: channels.map(({ key, slug, fa, en, logo }) => ({
      key,
      slug: slug.trim(),
      name: { fa: fa.trim(), en: en.trim() },
      logo: logo.trim(),
    })),
  };
}

/** The fields of a row that are not as they have to be, among its like; each with a translation key of what is wrong. */
export function wrongIn(row: ChannelRow, rows: readonly ChannelRow[]): Partial<Record<keyof ChannelRow, string>> {
  const missing = (['fa', 'en', 'logo'] as const).filter((name) => !row[name].trim());
  const slug = row.slug.trim();
  const twice = rows.some((other) => other.key !== row.key && other.slug.trim() === slug);
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'parde.curation.required'])),
    ...(!SLUG.test(slug) && { slug: 'parde.channels.slug_wrong' }),
    ...(slug && twice && { slug: 'parde.channels.slug_twice' }),
  };
}

export function errorsOf({ channels }: ChannelsDraft): FormErrors {
  const right = channels.every((row) => Object.keys(wrongIn(row, channels)).length === 0);
  return right ? {} : { channels: 'parde.channels.unfinished' };
}
