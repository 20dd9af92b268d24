/**
 * What two usernames have in common that look the same: the skeleton of Unicode TR39 for the letters, digits and signs that a
 * username may have (0 and O, 1 and I and l, m and rn), and vv for w. Case does not count for uniqueness, so it is folded
 * last: a capital I looks like l, an i does not. The migration that filled the column says the same in SQL.
 */
export function usernameSkeleton(username: string): string {
  return username.replace(/[1I]/g, 'l').replace(/0/g, 'o').toLowerCase().replace(/m/g, 'rn').replace(/w/g, 'vv');
}

/** Names that would pass for the house. */
const RESERVED = ['root', 'system', 'help', 'info', 'viewer', 'deleted'];
/** Not even as a part between signs: `parde-support`. */
const RESERVED_PARTS = ['admin', 'administrator', 'moderator', 'parde', 'support', 'staff'];

/** Digits and signs that are read as letters, more freely than in a skeleton: these names are few. */
const READ_AS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', l: 'i' };

function asRead(text: string): string {
  return text
    .toLowerCase()
    .replace(/[013457l]/g, (character) => READ_AS[character] ?? character)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

const WHOLE = new Set([...RESERVED, ...RESERVED_PARTS].map(asRead));
const PARTS = new Set(RESERVED_PARTS.map(asRead));

/** A number at the end makes no other name: `admin2`. */
function readsAs(names: ReadonlySet<string>, text: string): boolean {
  return names.has(asRead(text)) || names.has(asRead(text.replace(/\d+$/, '')));
}

export function isReservedUsername(username: string): boolean {
  const parts = username.trim().split(/[_-]+/);
  return readsAs(WHOLE, parts.join('')) || parts.some((part) => readsAs(PARTS, part));
}
