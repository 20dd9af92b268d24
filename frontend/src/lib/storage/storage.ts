type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where storage is forbidden even to name it throws, and a full one throws at each write: nothing is kept, and the site works without. */
const guarded = (storage: () => Kept): Kept => ({
  getItem: (key) => orNull(() => storage().getItem(key)),
  setItem: (key, value) => void orNull(() => storage().setItem(key, value)),
  removeItem: (key) => void orNull(() => storage().removeItem(key)),
});

function orNull<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** What the browser keeps for the site. */
export const siteStorage = guarded(() => localStorage);

/** What it keeps for this tab, until it is closed. */
export const tabStorage = guarded(() => sessionStorage);

/** What was kept as JSON; null where there is nothing, or something that nobody can read. Whose shape it has is for the caller to see. */
export function keptJson(storage: Kept, key: string): unknown {
  return orNull(() => JSON.parse(storage.getItem(key) ?? 'null'));
}
