/*
 * A build of a front end leaves the files of those before it in place: a tab that was opened before goes on with the names it
 * knows. The last ten builds stay, each for 30 days after it was replaced.
 */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '../../../platform/kernel/time/durations.ts';

export const KEPT_BUILDS = 10;
const KEPT_MS = 30 * DAY_MS;
/** Only these carry a hash in their names; all others are replaced. */
const HASHED = 'assets/';
const LEDGER = 'builds.json';

interface FormerBuild {
  files: string[];
  /** ISO 8601; null for the one that is served. */
  replacedAt: string | null;
}

interface KeeperOfBuilds {
  name: string;
  apply: 'build';
  config(): { build: { emptyOutDir: false } };
  writeBundle(options: { dir?: string }, bundle: Record<string, unknown>): void;
}

/** A plugin for vite, which does not empty its folder any more. @param publicFolder is copied into each build. */
export function keepFormerBuilds(publicFolder: string): KeeperOfBuilds {
  return {
    name: 'parde:keep-former-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('a build has a folder');
      const copied = existsSync(publicFolder) ? filesIn(publicFolder) : [];
      tidyBuilds(dir, [...Object.keys(bundle), ...copied], new Date());
    },
  };
}

/** Removes what belongs neither to the build that was just written nor to one that is kept. @param files of this build. */
export function tidyBuilds(dist: string, files: readonly string[], now: Date): void {
  const own = files.filter((file) => file.startsWith(HASHED)).sort();
  const before = formerBuilds(dist, own);
  const former = before
    .filter((build) => build.files.join() !== own.join())
    .map((build) => ({ ...build, replacedAt: build.replacedAt ?? now.toISOString() }))
    .filter(({ replacedAt }) => now.getTime() - Date.parse(replacedAt) < KEPT_MS)
    .slice(0, KEPT_BUILDS - 1);
  const kept = new Set([...files, LEDGER, ...former.flatMap((build) => build.files)]);
  for (const file of filesIn(dist)) if (!kept.has(file)) rmSync(path.join(dist, file));
  const builds: FormerBuild[] = [{ files: own, replacedAt: null }, ...former];
  writeFileSync(path.join(dist, LEDGER), JSON.stringify(builds));
}

/** The newest first. What lies there without a ledger counts as one build. */
function formerBuilds(dist: string, own: readonly string[]): FormerBuild[] {
  const ledger = path.join(dist, LEDGER);
  if (existsSync(ledger)) return JSON.parse(readFileSync(ledger, 'utf8'));
  const unknown = filesIn(dist).filter((file) => file.startsWith(HASHED) && !own.includes(file));
  return unknown.length > 0 ? [{ files: unknown, replacedAt: null }] : [];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
