const KEY = 'parde.referrer';

/** The home page may be reached with ?ref=… or ?referrer=…; the member's id is kept until someone registers. */
export function rememberReferrer(search: URLSearchParams): void {
  const id = search.get('ref') ?? search.get('referrer');
  if (id && /^[1-9]\d{0,8}$/.test(id)) localStorage.setItem(KEY, id);
}

export function readReferrer(): number | undefined {
  return Number(localStorage.getItem(KEY)) || undefined;
}
