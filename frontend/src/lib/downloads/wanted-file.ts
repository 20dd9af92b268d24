import { ownPath } from '../session/kept/return-path.ts';
import { fieldsOf } from '../storage/fields-of.ts';
import { tabStorage } from '../storage/storage.ts';
import { fileRowPath, playPath } from './file-paths.ts';
import type { Way } from './file-rights.ts';

/** The file for whose sake a plan is bought, kept in this tab while the buyer is at the bank. */
export interface WantedFile {
  fileId: number;
  way: Way;
  /** Path of the title's page, where it is known. */
  from: string | null;
  /** Milliseconds since the epoch. */
  since: number;
}

type Fields = Partial<Record<keyof WantedFile, unknown>>;

const KEY = 'parde.wanted-file';
const PAYMENT_KEY = 'parde.wanted-file.payment';
const LIFETIME_MS = 86_400_000;

export function rememberWantedFile(wanted: Omit<WantedFile, 'since'>, now = Date.now()): void {
  tabStorage.setItem(KEY, JSON.stringify({ ...wanted, since: now }));
}

/** Whatever else may have written there: only a file and a path of this site come out. */
export function wantedFile(now = Date.now()): WantedFile | null {
  const kept = fieldsOf(tabStorage.getItem(KEY)) as Fields;
  if (!Number.isSafeInteger(kept.fileId) || Number(kept.fileId) <= 0) return null;
  const since = Number(kept.since);
  if (!(now - since < LIFETIME_MS)) return null;
  return {
    fileId: Number(kept.fileId),
    way: kept.way === 'download' ? 'download' : 'play',
    from: typeof kept.from === 'string' ? ownPath(kept.from) : null,
    since,
  };
}

/** A payment has begun: its page leads back to the file. @param reference of the payment. */
export function attachPayment(reference: string, now = Date.now()): void {
  if (wantedFile(now)) tabStorage.setItem(PAYMENT_KEY, reference);
}

/** The file for whose sake this payment was made. */
export function wantedOfPayment(reference: string, now = Date.now()): WantedFile | null {
  return tabStorage.getItem(PAYMENT_KEY) === reference ? wantedFile(now) : null;
}

/** The page of this application that leads on to the file: the player, or its row on the title's page. */
export function pageOfWanted({ fileId, way, from }: WantedFile): string {
  return way === 'download' && from ? fileRowPath(from, fileId) : playPath(fileId);
}
