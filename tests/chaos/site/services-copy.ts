import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleProcesses } from '../../../services/tools/build/steps/bundle.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** One change of the compiled services: the text must be there exactly once, so that a patch cannot miss in silence. */
export interface Patch {
  /** Below services/dist. */
  file: string;
  find: RegExp;
  replace: string;
}

export const OWN_DIST = path.join(ROOT, 'services/dist');

/**
 * The compiled services in a folder of the run's own: a build that goes on meanwhile does not reach it, and what is broken on
 * purpose is broken here only.
 * @returns the folder of the copy's dist. @throws Error when a patch does not match.
 */
export async function copyServices(from: string, to: string, patches: readonly Patch[]): Promise<string> {
  const dist = path.join(to, 'services/dist');
  await mkdir(path.join(to, 'services'), { recursive: true });
  // Thousands of files: under load, one by one between all that this process has to do, they would take a minute.
  await run('cp', ['-R', from, dist]);
  await cp(path.join(ROOT, 'package.json'), path.join(to, 'package.json'));
  await cp(path.join(ROOT, 'services/package.json'), path.join(to, 'services/package.json'));
  // The demo catalogue lies beside the sources.
  await symlink(path.join(ROOT, 'services/modules'), path.join(to, 'services/modules'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(to, 'node_modules'));
  await symlink(path.join(ROOT, 'services/node_modules'), path.join(to, 'services/node_modules'));
  for (const patch of patches) await apply(path.join(dist, patch.file), patch);
  if (patches.length > 0) await bundleProcesses(dist);
  return dist;
}

async function apply(file: string, patch: Patch): Promise<void> {
  await writeFile(file, patched(await readFile(file, 'utf8'), patch));
}

/** @throws Error when the text to change is not there exactly once. */
export function patched(text: string, { file, find, replace }: Patch): string {
  const matches = text.match(new RegExp(find.source, `${find.flags.replace('g', '')}g`))?.length ?? 0;
  if (matches !== 1) throw new Error(`${file}: ${find} matches ${matches} times, not once`);
  return text.replace(find, replace);
}
