/** What a text from outside says as JSON; its shape is the caller's to check. @returns undefined for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
