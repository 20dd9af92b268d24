type Fields = Record<string, unknown>;

const LANGUAGES = ['fa', 'en'];
const TEXT_PARTS = ['title', 'lead', 'body'];

/** Whether each part of a value counts for itself: a text in both languages, the parts of an article. */
export function isParted(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && [LANGUAGES, TEXT_PARTS].some((parts) => keys.every((key) => parts.includes(key)));
}
