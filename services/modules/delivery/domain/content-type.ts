import type { MediaFacts } from '#modules/media/contract/media-facts.ts';

export const CONTENT_TYPES: Record<MediaFacts['container'], string> = {
  mp4: 'video/mp4',
  mkv: 'video/x-matroska',
  webm: 'video/webm',
};
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
export const SEGMENT_TYPE = 'video/iso.segment';
