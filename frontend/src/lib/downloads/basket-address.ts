import { fileIdOf } from './file-paths.ts';

/** As many files as one season can have; the server takes more. */
const MAX_FILES = 500;

/** The basket in the address of a title's page, `?basket=12,15`: its file ids, none of them when it is open and empty; null when it is closed. */
export function readBasket(search: URLSearchParams): number[] | null {
  const text = search.get('basket');
  if (text === null) return null;
  const ids = text.split(',').map(fileIdOf);
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_FILES);
}

/** The address with this basket; @param fileIds null closes it. */
export function writeBasket(search: URLSearchParams, fileIds: readonly number[] | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('file');
  if (fileIds === null) next.delete('basket');
  else next.set('basket', fileIds.join(','));
  return next;
}
