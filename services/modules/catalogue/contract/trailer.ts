import { z } from 'zod';

/** A file of ours, under `trailers/` of the storage. */
const OWN = /^[A-Za-z0-9][\w.-]{0,99}$/;
const KEPT = /^(?:youtube:[\w-]{11}|aparat:[A-Za-z0-9]{4,12})$/;
const YOUTUBE_PATH = /^\/(?:embed\/|shorts\/|live\/|v\/)([\w-]{11})(?:\/|$)/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const APARAT_PATH = /^\/(?:v|video\/video\/embed\/videohash)\/([A-Za-z0-9]{4,12})(?:\/|$)/;

/**
 * Reads what somebody typed or pasted: the address of a video at YouTube or Aparat, or the name of a file of ours.
 * @returns the key by which titles keep it (`youtube:…`, `aparat:…`, or the bare name), or null when it is none.
 */
export function trailerKeyOf(typed: string): string | null {
  const text = typed.trim();
  if (KEPT.test(text)) return text;
  const address = addressOf(text);
  if (address) return keyOfAddress(address);
  return OWN.test(text) ? text : null;
}

/** A trailer as an editor or a file names it. */
export const trailerName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((typed) => trailerKeyOf(typed) !== null, 'Please insert a link to YouTube or Aparat, or the name of a file');

function addressOf(text: string): URL | null {
  if (!text.includes('/')) return null;
  return URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
}

function keyOfAddress({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(?:www|m)\./, '');
  if (host === 'aparat.com') return keyed('aparat', APARAT_PATH.exec(pathname)?.[1]);
  if (host === 'youtu.be') return keyed('youtube', youtubeId(pathname.slice(1).replace(/\/$/, '')));
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
  return keyed('youtube', youtubeId(searchParams.get('v') ?? '') ?? YOUTUBE_PATH.exec(pathname)?.[1]);
}

const youtubeId = (text: string) => (YOUTUBE_ID.test(text) ? text : undefined);
const keyed = (site: string, id: string | undefined) => (id === undefined ? null : `${site}:${id}`);
