import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../platform/config/project-root.js';
import { StartFault } from '../site/open-port.js';

export interface Seeding {
  /** @throws StartFault when the demo could not be loaded; the process has said why. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/** Migrates and loads the demo, in a process of its own: it needs the whole write side for some seconds only. */
export function seedDemo(environment: Record<string, string | undefined>): Seeding {
  const entry = path.join(projectRoot(), 'services/dist/bin/cli.js');
  const child = spawn(process.execPath, [entry, 'seed'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new StartFault('the demo could not be loaded'))));
  });
  // Who stops it does not wait for it any more.
  done.catch(() => undefined);
  return {
    done,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
