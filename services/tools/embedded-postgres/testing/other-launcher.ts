import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface OtherLauncher {
  child: ChildProcess;
  /** What launch-and-hold printed: the server, or the error's code and message. */
  said: { url: string; pid: number; port: number; code?: string; message?: string };
}

/** Starts launch-and-hold.ts on `dataDir` and waits for what it says. */
export async function launchElsewhere(dataDir: string): Promise<OtherLauncher> {
  const here = import.meta.dirname;
  const child = spawn(process.execPath, [path.join(here, 'launch-and-hold.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, said: JSON.parse(line) as OtherLauncher['said'] };
}

/** As a power cut would: no handler of the launcher runs. */
export async function kill9({ child }: OtherLauncher): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
