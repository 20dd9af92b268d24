/** PostgreSQL keeps neither U+0000 nor, in JSON, half a surrogate pair. */
function storableText(text: string): string {
  const whole = text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/**
 * Takes out of the texts of a request what no database column could keep. Its objects and arrays are changed in place,
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
