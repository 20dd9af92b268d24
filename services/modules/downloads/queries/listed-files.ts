import type { ReleaseFileCard } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { releaseFileName } from '#modules/catalogue/contract/files/release-file-name.ts';
import { withOwnNames } from '../domain/download-lists.ts';

/** More than a season of anything in all its qualities. */
export const MAX_LISTED_FILES = 2_000;

/** Files in the order that was asked, each once, with the names they are saved as. */
export function listedFiles(
  fileIds: readonly number[],
  cards: ReadonlyMap<number, ReleaseFileCard>,
): { card: ReleaseFileCard; name: string }[] {
  const known = [...new Set(fileIds)].flatMap((id) => cards.get(id) ?? []);
  return withOwnNames(known.map((card) => ({ card, name: releaseFileName(card) })));
}
