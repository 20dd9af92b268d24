import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { pollUntil } from '#platform/kernel/time/poll-until.ts';
import { isAlive } from '#tools/processes/is-alive.ts';

const STOP_TIMEOUT_MS = 5_000;

/** Where the cluster keeps what belongs to one run. */
export function clusterFiles(folder: string) {
  return { owner: path.join(folder, 'owner'), processes: path.join(folder, 'processes.json') };
}

/** Ends what a cluster left behind that was itself killed. One that still runs is left alone: its port is taken then. */
export async function endLeftovers(folder: string): Promise<void> {
  const files = clusterFiles(folder);
  const owner = Number(await readFile(files.owner, 'utf8').catch(() => '0'));
  if (owner > 0 && owner !== process.pid && isAlive(owner)) return;
  const [front, ...others] = await listedPids(files.processes);
  if (front) await endLeftover(front, folder);
  await Promise.all(others.map((pid) => endLeftover(pid, folder)));
}

async function endLeftover(pid: number, folder: string): Promise<void> {
  if (!(await isOurs(pid, folder))) return;
  process.kill(pid, 'SIGTERM');
  const gone = await pollUntil(() => !isAlive(pid) || undefined, { timeoutMs: STOP_TIMEOUT_MS, intervalMs: 50 });
  if (!gone) process.kill(pid, 'SIGKILL');
}

export async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(clusterFiles(folder).owner, String(process.pid));
}

/** nginx first, so that no visitor meets a half. */
async function listedPids(file: string): Promise<number[]> {
  try {
    const list = JSON.parse(await readFile(file, 'utf8')) as { pid: number | null }[];
    return list.flatMap(({ pid }) => (pid === null ? [] : [pid])).reverse();
  } catch {
    return [];
  }
}

/** Numbers of processes are given again: only who runs our programs is ended. */
async function isOurs(pid: number, folder: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes(path.join(projectRoot(), 'services/dist/bin/')) || command.includes(folder);
}
