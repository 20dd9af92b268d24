import { siteStorage } from '../../storage/storage.ts';

const KEY = 'parde.referrer';

const NAMES = ['referrer_id', 'ref', 'referrer'];

/** The home page and that of the registration may be reached with ?referrer_id=…; the member's id is kept until someone registers. */
export function rememberReferrer(search: URLSearchParams): void {
  const id = NAMES.map((name) => search.get(name)).find((found) => found !== null);
  if (id && /^[1-9]\d{0,8}$/.test(id)) siteStorage.setItem(KEY, id);
}

export function readReferrer(): number | undefined {
  return Number(siteStorage.getItem(KEY)) || undefined;
}
