import path from 'node:path';
import { freePorts } from '../../../services/platform/startup/free-port.ts';
import { ManagedProcess } from '../../../services/tools/processes/managed-process.ts';
import { onEnd } from '../cleanup.ts';
import { ROOT } from '../paths.ts';
import { becomeReady } from '../site/site-process.ts';

export type AppName = 'commands' | 'queries' | 'relay' | 'projector' | 'media' | 'workers';

export interface AppProcess {
  name: AppName;
  url: string;
  pid: number;
  /** SIGTERM, waits for the end. */
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 20_000;

/** Processes of the distributed profile, ready for work. @throws Error with a process's own words when one does not come up. */
export function startProcesses(names: AppName[], environment: NodeJS.ProcessEnv): Promise<AppProcess[]> {
  return Promise.all(names.map((name) => startProcess(name, environment)));
}

async function startProcess(name: AppName, environment: NodeJS.ProcessEnv): Promise<AppProcess> {
  const [port] = await freePorts(1);
  const child = new ManagedProcess(process.execPath, [path.join(ROOT, `services/dist/bin/${name}.js`)], {
    cwd: ROOT,
    env: { ...environment, PORT: String(port) },
    // Ctrl-C in the terminal reaches only us; each is stopped in its turn.
    detached: true,
  });
  const stop = onEnd(() => endProcess(child));
  const url = `http://127.0.0.1:${port}`;
  await becomeReady(child, url, name, 20);
  return { name, url, pid: child.pid!, stop };
}

/** Runs a command of the CLI to its end. @returns its last words. @throws Error with them when it fails. */
export async function runCommand(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const child = new ManagedProcess(process.execPath, [path.join(ROOT, 'services/dist/bin/cli.js'), ...args], {
    cwd: ROOT,
    env: environment,
    detached: true,
  });
  const done = onEnd(() => endProcess(child));
  const code = await child.finished();
  await done();
  const words = child.output.trim();
  if (code !== 0) throw new Error(`cli ${args.join(' ')} ended with code ${code}:\n${words}`);
  return words;
}

async function endProcess(child: ManagedProcess): Promise<void> {
  await child.end('SIGTERM', { killAfterMs: STOP_TIMEOUT_MS });
}
