/**
 * More than thirty marks on one letter: no script has so many, and the time in which `normalize` puts them in order grows with
 * the square of their number. A body full of them would hold the process for a minute.
 */
const MAX_MARKS = 30;
const MARKS_WITHOUT_END = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, 'gu');

/** PostgreSQL keeps neither U+0000 nor, in JSON, half a surrogate pair. */
function storableText(text: string): string {
  const whole = text.toWellFormed();
  const kept = whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
  return kept.length > MAX_MARKS ? kept.replace(MARKS_WITHOUT_END, '$1') : kept;
}

/**
 * Takes out of the texts of a request what no database column could keep, and marks without end. Its objects and arrays are changed in place,
 * without recursion: they may be nested deeper than the stack is.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return storableText(value) as T;
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const holder = stack.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, inner] of Object.entries(holder)) {
      if (typeof inner === 'string') (holder as Record<string, unknown>)[key] = storableText(inner);
      else stack.push(inner);
    }
  }
  return value;
}
