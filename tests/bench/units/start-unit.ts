import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onEnd } from '../cleanup.ts';
import type { Server } from '../workloads/read-probe.ts';

type UnitName =
  | 'node-http'
  | 'node-http-post'
  | 'bare-fastify'
  | 'nest-fastify'
  | 'plain-sql'
  | 'single-inserts'
  | 'posted-inserts';

const START_LIMIT_MS = 20_000;

/** Starts a unit in a process of its own. @returns the process and the first message it sent. */
export async function startUnit<Hello>(
  name: UnitName,
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; hello: Hello }> {
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), {
    env: { ...process.env, ...environment },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onEnd(() => stopUnit(child));
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the unit ${name} ended by itself with code ${code}`);
  });
  const silent = new AbortController();
  try {
    const heard = once(child, 'message', {
      signal: AbortSignal.any([AbortSignal.timeout(START_LIMIT_MS), silent.signal]),
    });
    const [hello] = await Promise.race([heard, gone]);
    return { child, hello: hello as Hello };
  } finally {
    gone.catch(() => undefined);
  }
}

async function stopUnit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Starts a unit that serves HTTP. */
export async function startServer(name: UnitName, environment?: Record<string, string>): Promise<Server> {
  const { child, hello } = await startUnit<{ port: number }>(name, environment);
  return { url: `http://127.0.0.1:${hello.port}`, pid: child.pid! };
}
