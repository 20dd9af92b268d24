import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where Debian keeps servers, which a user's PATH may not name. */
const ELSEWHERE = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @returns the path of an installed program, or of the one that PARDE_<NAME> names; null when there is none. */
export function findProgram(name: string, environment: Record<string, string | undefined>): string | null {
  const given = environment[`PARDE_${name.toUpperCase()}`];
  if (given) return isExecutable(given) ? given : null;
  const folders = [...(environment['PATH'] ?? '').split(path.delimiter).filter(Boolean), ...ELSEWHERE];
  for (const folder of folders) {
    const file = path.join(folder, name);
    if (isExecutable(file)) return file;
  }
  return null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
