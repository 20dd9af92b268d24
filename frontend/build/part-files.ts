import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

const DOCUMENT = 'index.html';

/** A built file with all that it imports at once, by their keys in the manifest. */
function closureOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry || found.has(key)) return found;
  found.add(key);
  for (const imported of entry.imports ?? []) closureOf(manifest, imported, found);
  return found;
}

/**
 * The scripts that each module of `src` with a file of its own needs, and not every page: by its path there.
 * @param dist the site as browsers have it.
 */
export function partFiles(dist: string): Record<string, string[]> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const everywhere = closureOf(manifest, DOCUMENT);
  const modules = Object.keys(manifest).filter((key) => key.startsWith('src/'));
  return Object.fromEntries(
    modules.map((key) => {
      const own = [...closureOf(manifest, key)].filter((file) => !everywhere.has(file));
      return [
        key.slice('src/'.length),
        own.map((file) => manifest[file]?.file ?? '').filter((file) => file.endsWith('.js')),
      ];
    }),
  );
}
