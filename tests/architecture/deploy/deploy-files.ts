import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const DEPLOY = path.join(ROOT, 'deploy');

export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Paths from the project's root of all files under a folder whose names match. */
export function filesUnder(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** Whether a linter is on this machine; told on the terminal when it is not. */
export function hasProgram(program: string, purpose: string): boolean {
  const found = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
  if (!found) process.stderr.write(`SKIPPED: ${purpose}, because ${program} is not installed\n`);
  return found;
}

/** @returns what the program said when it failed, else an empty text. */
export function complaintOf(program: string, args: string[], cwd = ROOT): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return status === 0 ? '' : `${error?.message ?? ''}${stdout}${stderr}`.trim() || `ended with ${status}`;
}

/** Names of all settings that a process reads. */
export function knownSettings(): Set<string> {
  const files = filesUnder('services/platform/kernel/config', /config\.ts$/);
  const names = files.flatMap((file) => [...textOf(file).matchAll(/^\s+([A-Z][A-Z_]+): ?[a-z]/gm)]);
  return new Set(names.map(([, name]) => name as string));
}
