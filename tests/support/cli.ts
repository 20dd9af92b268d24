import { spawn } from 'node:child_process';
import path from 'node:path';
import { COMPILE_CACHE } from './compile-cache.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a command of the compiled CLI. @returns what it printed. @throws Error when it fails. */
export function runCli(args: string[], environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const entry = path.join(ROOT, 'services/dist/bin/cli.js');
    const child = spawn(process.execPath, [entry, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`cli ${args.join(' ')}: ${output}`))));
  });
}
