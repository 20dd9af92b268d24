import { createHash } from 'node:crypto';

/** What is kept sealed is sealed with it; `id` stands beside what it sealed. */
interface DataKey {
  id: string;
  bytes: Buffer;
}

const KEY_BYTES = 32;
const ENTRY = /^([a-z0-9][a-z0-9-]{0,19}):([A-Za-z0-9+/_-]+={0,2})$/;
/** What the values are called that were sealed before there were keys with an id. */
export const LEGACY_KEY = 'legacy';

/** Known to everybody: for development. */
const DEVELOPMENT_KEY: DataKey = {
  id: 'development',
  bytes: createHash('sha256').update('parde-development-key-not-for-production').digest(),
};

/** @param text ids with keys, newest first, as `2026b:base64…,2026a:base64…`. What is wrong says dataKeyErrors. */
export function dataKeys(text: string | undefined): DataKey[] {
  if (!text?.trim()) return [DEVELOPMENT_KEY];
  return entriesOf(text).flatMap((entry) => {
    const [, id, encoded] = ENTRY.exec(entry) ?? [];
    return id && encoded ? [{ id, bytes: Buffer.from(encoded, 'base64') }] : [];
  });
}

/** One line each; never a part of a key. */
export function dataKeyErrors(text: string | undefined, production: boolean): string[] {
  if (!text?.trim()) {
    const howTo = 'name each key and give 32 random bytes in base64, as 2026a:… (openssl rand -base64 32)';
    return production ? [`DATA_KEYS: not set; ${howTo}`] : [];
  }
  const keys = dataKeys(text);
  const errors: string[] = [];
  if (keys.length < entriesOf(text).length) {
    errors.push('DATA_KEYS: each key is an id of small letters, digits and dashes, a colon and base64, newest first');
  }
  for (const { id, bytes } of keys) {
    if (bytes.length !== KEY_BYTES) errors.push(`DATA_KEYS: ${id} has ${bytes.length} bytes instead of ${KEY_BYTES}`);
    if (id === LEGACY_KEY) errors.push(`DATA_KEYS: ${id} is what was sealed before there were keys; take another id`);
    if (production && bytes.equals(DEVELOPMENT_KEY.bytes)) {
      errors.push(`DATA_KEYS: ${id} is the development key, which is not allowed in production`);
    }
  }
  const ids = keys.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) errors.push(`DATA_KEYS: ${twice} is there twice`);
  return errors;
}

function entriesOf(text: string): string[] {
  return text.split(',').map((entry) => entry.trim());
}
