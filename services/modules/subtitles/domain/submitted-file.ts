import { createHash } from 'node:crypto';
import type { SubtitleFormat } from './doctor/cue.ts';

export const SUBTITLE_BYTES = 1_048_576;
/** The storage's folder of subtitles as they were sent. */
export const ORIGINALS = 'subtitle-originals';
/** That of what is seen as tracks. */
export const TRACK_FILES = 'subtitles';

/**
 * The storage's name of a subtitle as it was sent: by its content, and apart from those that everybody may have.
 */
export function originalName(bytes: Uint8Array, format: SubtitleFormat): string {
  return `${ORIGINALS}/${sha256(bytes)}.${format}`;
}

/** What a track calls its WebVTT file. */
export function vttNameOf(bytes: Uint8Array): string {
  return `${sha256(bytes)}.vtt`;
}

/** The storage's name of it. */
export function trackFile(vttName: string): string {
  return `${TRACK_FILES}/${vttName}`;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A label as people read it, on one line; null for none. */
export function trackLabel(typed: string | undefined): string | null {
  const label = (typed ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return label === '' ? null : label;
}
