const shown = new Map<string, string>();

/** @param search the query of the address by which a list is shown: its filters, order and page. */
export function rememberListAddress(pathname: string, search: string): void {
  shown.set(pathname, search);
}

/** A list as it was shown last, for the way back to it from one of its records. */
export function listAddress(pathname: string): string {
  return pathname + (shown.get(pathname) ?? '');
}
