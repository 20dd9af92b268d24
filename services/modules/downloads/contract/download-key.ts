import type { KeyRing } from '#platform/kernel/secrets/key-ring.ts';

const USE = 'download key';
const KEY = /^(\d{1,10})\.(\d{1,9})\.(.{1,120})$/;

/** Of whoever has never made the key anew. */
export const FIRST_GENERATION = 1;

/** Whose a download key is, and the how manyth. */
export interface KeyHolder {
  userId: number;
  generation: number;
}

/** What a download manager shows in the member's place: it downloads in their name, and can do nothing else. */
export function downloadKey(keys: KeyRing, { userId, generation }: KeyHolder): string {
  const holder = `${userId}.${generation}`;
  return `${holder}.${keys.sign(USE, holder)}`;
}

/** @returns null for what this site has not signed; whether the generation still counts is for the caller to say. */
export function readDownloadKey(keys: KeyRing, text: string): KeyHolder | null {
  const [, userId, generation, signature] = KEY.exec(text) ?? [];
  if (!userId || !generation || !signature || !keys.isSigned(USE, `${userId}.${generation}`, signature)) return null;
  return { userId: Number(userId), generation: Number(generation) };
}

/** Where a file is fetched in the name of whoever asks: it leads to a fresh link each time. */
export const openPath = (fileId: number) => `/d/${fileId}`;
/** The same for a download manager, which shows the key in the member's place. */
export const healingPath = (fileId: number, key: string) => `${openPath(fileId)}?key=${key}`;
