import { api, call } from '../api/client.ts';

/** Specification §9. */
const SYNC_INTERVAL_MS = 10_000;
const MAX_KEYS = 50;

const waiting = new Set<string>();
const told = new Set<string>();
let timer: ReturnType<typeof setInterval> | undefined;

/** A sentence of the server is its own English text: only other languages can miss it. */
export function noteMissing(language: string, key: string): void {
  if (told.has(key) || (language === 'en' && key.includes(' '))) return;
  told.add(key);
  waiting.add(key);
  timer ??= setInterval(() => void tellMissing(), SYNC_INTERVAL_MS);
}

/** Tells the server which texts pages lacked since the last time; it looks after what is none of the site's. */
export async function tellMissing(): Promise<void> {
  const keys = [...waiting].slice(0, MAX_KEYS);
  for (const key of keys) waiting.delete(key);
  if (waiting.size === 0) {
    clearInterval(timer);
    timer = undefined;
  }
  if (keys.length > 0) await call(api.POST('/api/setTranslations', { body: { keys } })).catch(() => undefined);
}
