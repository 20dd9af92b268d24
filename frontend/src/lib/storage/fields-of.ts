/** Fields of an object that was stored as JSON; none where anything else lies in its place. */
export function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
