/** Why rebuilds break off, as the server writes it down, and the key of the same in the console's words. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^its workers have died$/, 'workers_died'],
  [/ is being rebuilt already$/, 'under_way'],
  [/^other sessions kept its tables in use/, 'tables_in_use'],
  [/^the live .+ is at one batch for more than /, 'long_batch'],
  [/^there is no read model .+ in the workers$/, 'not_in_workers'],
];

/** @returns null where there are no words for it. */
export function rebuildErrorKey(error: string): string | null {
  const key = KNOWN.find(([pattern]) => pattern.test(error))?.[1];
  return key ? `parde.rebuilds.errors.${key}` : null;
}
