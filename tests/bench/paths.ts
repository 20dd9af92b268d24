import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the figures of the last run, and profiles, are kept. */
export const RESULTS = path.join(ROOT, 'node_modules/.cache/parde');
/** On the disk where real data would lie, so that a commit costs what it costs there. */
export const SCRATCH = path.join(ROOT, '.data/bench');

/** A compiled part of the services. */
export function compiled<Module>(file: string): Promise<Module> {
  return import(new URL(`../../services/dist/${file}`, import.meta.url).href) as Promise<Module>;
}
