const BYTES = 16;

/** For commands that must happen once however often they are sent; works without HTTPS too, unlike crypto.randomUUID. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keys of what is sent: the same content has the same key until it is done, also after another was sent meanwhile. */
export function heldKeys() {
  const held = new Map<string, string>();
  return {
    keyOf(content: string): string {
      const key = held.get(content) ?? newIdempotencyKey();
      held.set(content, key);
      return key;
    },
    markDone(content: string): void {
      held.delete(content);
    },
  };
}
