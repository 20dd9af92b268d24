import { readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '../../../services/tools/processes/is-alive.ts';

/** Of a broker's folder among the temporary ones; `owner` in it is the process that started it, `pid` the broker. */
export const FOLDER_PREFIX = 'parde-kafka-';

/** Brokers whose owner was killed: ended, if it is still them, and removed. */
export async function endLeftovers(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const folder = path.join(os.tmpdir(), name);
    const owner = await readFile(path.join(folder, 'owner'), 'utf8').catch(() => '');
    if (owner === '' || isAlive(Number(owner))) continue;
    const pid = Number(await readFile(path.join(folder, 'pid'), 'utf8').catch(() => '0'));
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (pid > 0 && command.includes(folder)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
