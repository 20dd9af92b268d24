import path from 'node:path';
import { runToEnd } from '../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a command of the compiled CLI. @returns what it printed. @throws Error when it fails. */
export function runCli(args: string[], environment: Record<string, string>): Promise<string> {
  return runToEnd(process.execPath, [path.join(ROOT, 'services/dist/bin/cli.js'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
  });
}
