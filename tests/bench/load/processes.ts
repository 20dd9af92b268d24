import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../support/free-ports.ts';
import { onEnd } from '../cleanup.ts';
import { ROOT } from '../paths.ts';
import { collect } from '../site/site-process.ts';

export type AppName = 'commands' | 'queries' | 'relay' | 'projector';

export interface AppProcess {
  name: AppName;
  url: string;
  pid: number;
  /** SIGTERM, waits for the end. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

/** Processes of the distributed profile, ready for work. @throws Error with a process's own words when one does not come up. */
export function startProcesses(names: AppName[], environment: NodeJS.ProcessEnv): Promise<AppProcess[]> {
  return Promise.all(names.map((name) => startProcess(name, environment)));
}

async function startProcess(name: AppName, environment: NodeJS.ProcessEnv): Promise<AppProcess> {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [path.join(ROOT, `services/dist/bin/${name}.js`)], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in the terminal reaches only us; each is stopped in its turn.
    detached: true,
  });
  const stop = onEnd(() => endProcess(child));
  const words = collect(child);
  const url = `http://127.0.0.1:${port}`;
  const end = performance.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}:\n${words()}`);
    if (performance.now() > end) throw new Error(`${name} was not ready after two minutes:\n${words()}`);
    await pause(20);
  }
  return { name, url, pid: child.pid!, stop };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

/** Runs a command of the CLI to its end. @returns its last words. @throws Error with them when it fails. */
export async function runCommand(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [path.join(ROOT, 'services/dist/bin/cli.js'), ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const done = onEnd(() => endProcess(child));
  const words = collect(child);
  const [code] = await once(child, 'exit');
  await done();
  if (code !== 0) throw new Error(`cli ${args.join(' ')} ended with code ${code}:\n${words()}`);
  return words();
}
