import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { StartError } from '#platform/startup/open-port.ts';
import { ManagedProcess } from '#tools/processes/managed-process.ts';

interface Seeding {
  /** @throws StartError when the demo could not be loaded; the process has said why. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Migrates and, where it is wanted, loads the demo, in a process of its own: it needs the whole write side for some seconds only.
 */
export function seedDemo(environment: Record<string, string | undefined>, wanted: boolean): Seeding {
  const entry = path.join(projectRoot(), 'services/dist/bin/cli.js');
  const child = new ManagedProcess(process.execPath, [entry, wanted ? 'seed' : 'migrate'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const done = child.finished().then((code) => {
    if (code !== 0) throw new StartError('the databases could not be prepared');
  });
  // Who stops it does not wait for it any more.
  done.catch(() => undefined);
  return {
    done,
    stop: async () => {
      await child.end('SIGKILL');
    },
  };
}
