const BYTES = 16;

/** For commands that must happen once however often they are sent; works without HTTPS too, unlike crypto.randomUUID. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
