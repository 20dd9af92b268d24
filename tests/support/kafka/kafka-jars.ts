import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withFileLock } from './file-lock.ts';

const run = promisify(execFile);
const POM = path.join(import.meta.dirname, 'pom.xml');

/** Programs that run Apache Kafka's jars and fetch them. @returns which of them is missing, or null. */
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

/**
 * The folder of Kafka's jars, fetched from Maven's repository the first time and kept in the user's cache.
 * @throws Error when they cannot be fetched.
 */
export async function kafkaJars(say: (line: string) => void): Promise<string> {
  const version = /<artifactId>kafka_2\.13<\/artifactId>\s*<version>([\d.]+)</.exec(await readFile(POM, 'utf8'))?.[1];
  const cache = path.join(process.env['XDG_CACHE_HOME'] || path.join(os.homedir(), '.cache'), 'parde');
  const folder = path.join(cache, `kafka-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  await withFileLock(`${folder}.fetching`, () => fetchJars(folder, () => say(`fetching Apache Kafka ${version} …`)));
  return folder;
}

async function fetchJars(folder: string, announce: () => void): Promise<void> {
  if (existsSync(folder)) return;
  announce();
  const fetched = `${folder}.${process.pid}`;
  const options = ['-B', '-q', '-f', POM, `-DoutputDirectory=${fetched}`, '-DincludeScope=runtime'];
  try {
    await run('mvn', [...options, 'dependency:copy-dependencies'], { timeout: 300_000 });
    await rename(fetched, folder);
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
}
