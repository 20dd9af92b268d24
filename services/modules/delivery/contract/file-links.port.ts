import type { MediaFacts } from '#modules/media/contract/media-facts.ts';

/** What a signed link allows: one member, one file as it was when the link was made, until it ends, over many connections. */
export interface FileLink {
  way: 'download' | 'play';
  userId: number;
  fileId: number;
  sha256: string;
  container: MediaFacts['container'];
  /** Whole seconds since 1970. */
  expiresAt: number;
  /** Tells links of one member and file apart; random. */
  linkId: string;
}

/** Signed links to files (decision 41): whoever issues them and whoever honours them share the keys of DATA_KEYS. */
export abstract class FileLinks {
  /** @returns the part of a path that carries the link: letters, digits, `-`, `_` and `.`. */
  abstract sign(link: FileLink): string;
  /** @returns null for whatever this site has not signed; whether the link has ended is for the caller to say. */
  abstract read(token: string): FileLink | null;
}

/** Where a download is fetched; `name` is what a browser saves it as. */
export const downloadPath = (token: string, name: string) => `/dl/${token}/${encodeURIComponent(name)}`;
/** Where a film is played from: `file` (by ranges) or `master.m3u8` (HLS). */
export const streamPath = (token: string, name: 'file' | 'master.m3u8') => `/stream/${token}/${name}`;
