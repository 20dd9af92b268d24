import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withFileLock } from '../../services/tools/processes/file-lock.ts';

const run = promisify(execFile);

/** Programs that run jars and fetch them. @returns which of them is missing, or null. */
export async function missingProgram(): Promise<string | null> {
  for (const [program, argument] of [
    ['java', '-version'],
    ['mvn', '-version'],
  ] as const) {
    const there = await run(program, [argument]).then(
      () => true,
      () => false,
    );
    if (!there) return program;
  }
  return null;
}

interface Jars {
  /** What they are called in the cache, as `kafka`. */
  name: string;
  /** As people know it. */
  title: string;
  /** The file that names what is needed. */
  pom: string;
  /** Whose version in that file is the jars' own. */
  artifact: string;
}

/**
 * The folder of a program's jars, fetched from Maven's repository the first time and kept in the user's cache.
 * @throws Error when they cannot be fetched.
 */
export async function mavenJars({ name, title, pom, artifact }: Jars, say: (line: string) => void): Promise<string> {
  const wanted = new RegExp(`<artifactId>${artifact.replaceAll('.', '\\.')}</artifactId>\\s*<version>([\\d.]+)<`);
  const asked = await readFile(pom, 'utf8');
  const version = wanted.exec(asked)?.[1];
  const cache = path.join(process.env['XDG_CACHE_HOME'] || path.join(os.homedir(), '.cache'), 'parde');
  // Other jars beside the same program's are another folder.
  const folder = path.join(cache, `${name}-${version}-${hash('sha256', asked).slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  await withFileLock(`${folder}.fetching`, () => fetchJars(pom, folder, () => say(`fetching ${title} ${version} …`)));
  return folder;
}

async function fetchJars(pom: string, folder: string, announce: () => void): Promise<void> {
  if (existsSync(folder)) return;
  announce();
  const fetched = `${folder}.${process.pid}`;
  const options = ['-B', '-q', '-f', pom, `-DoutputDirectory=${fetched}`, '-DincludeScope=runtime'];
  try {
    await run('mvn', [...options, 'dependency:copy-dependencies'], { timeout: 300_000 });
    await rename(fetched, folder);
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
}
