import path from 'node:path';
import { ManagedProcess, runToEnd } from '../../../services/tools/processes/managed-process.ts';
import { COMPILE_CACHE } from '../compile-cache.ts';
import { DATA_DIR } from '../data-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const programEnvironment = (environment: Record<string, string>) => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  DATA_DIR,
  ...environment,
});

/** Runs a command of the compiled CLI. @returns what it printed. @throws Error when it fails. */
export function runCli(args: string[], environment: Record<string, string>): Promise<string> {
  return runToEnd(process.execPath, [path.join(ROOT, 'services/dist/bin/cli.js'), ...args], {
    cwd: ROOT,
    env: programEnvironment(environment),
  });
}

interface CliOutcome {
  code: number | null;
  /** Both outputs, as they came. */
  output: string;
}

/** Runs a command of the compiled CLI that reads its answers from a pipe, whatever comes of it. */
export async function pipeToCli(
  args: string[],
  input: string,
  environment: Record<string, string>,
): Promise<CliOutcome> {
  const child = new ManagedProcess(process.execPath, [path.join(ROOT, 'services/dist/bin/cli.js'), ...args], {
    cwd: ROOT,
    env: programEnvironment(environment),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // It may have ended before it has read everything.
  child.child.stdin?.on('error', () => undefined).end(input);
  const code = await child.finished();
  return { code, output: child.output };
}
