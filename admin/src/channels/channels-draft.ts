import type { ConsoleChannels } from '../api/types.ts';
import type { FormErrors } from '../components/form/form-errors.ts';

export interface ChannelRow {
  /** As titles say it; it never changes. */
  key: string;
  slug: string;
  fa: string;
  en: string;
  logo: string;
  posts_count: number;
}
export interface ChannelsDraft {
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

/** The fields of a row that are not as they have to be. */
export function wrongIn({ slug, fa, en, logo }: ChannelRow): (keyof ChannelRow)[] {
  return [
    ...(fa.trim() ? [] : (['fa'] as const)),
    ...(en.trim() ? [] : (['en'] as const)),
    ...(logo.trim() ? [] : (['logo'] as const)),
    ...(SLUG.test(slug.trim()) ? [] : (['slug'] as const)),
  ];
}

export function errorsOf({ channels }: ChannelsDraft): FormErrors {
  return channels.every((row) => wrongIn(row).length === 0) ? {} : { channels: 'parde.channels.unfinished' };
}
