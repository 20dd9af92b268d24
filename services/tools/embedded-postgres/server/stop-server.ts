import { pollUntil } from '../../../platform/kernel/time/poll-until.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import { type Binaries, programOf } from '../place/binaries.ts';
import { runAs } from '../place/run-as.ts';
import { judgeProcess } from './postmaster.ts';

/** PostgreSQL's own order: fast shutdown, immediate shutdown (recovery at the next start), and then the system's. */
const STAGES: [signal: NodeJS.Signals, timeoutMs: number][] = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
];

/**
 * Ends our server and waits until its process is gone. The process is judged anew before each signal, since its id may have
 * gone to another program meanwhile.
 * @throws EmbeddedPostgresError start_failed when it survives even SIGKILL (a disk that hangs)
 */
export async function stopServer(pid: number, cluster: string, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') return stopOnWindows(cluster, binaries);
  for (const [signal, timeoutMs] of STAGES) {
    if (judgeProcess(pid, cluster) !== 'ours') return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    if (await isGone(pid, cluster, timeoutMs)) return;
  }
  throw new EmbeddedPostgresError(
    'start_failed',
    `PostgreSQL (process ${pid}) does not stop: look at the disk it uses, and restart the machine.`,
  );
}

export async function isGone(pid: number, cluster: string, timeoutMs: number): Promise<boolean> {
  const gone = await pollUntil(() => (judgeProcess(pid, cluster) === 'ours' ? undefined : true), { timeoutMs });
  return gone === true;
}

/** Windows has no signals between processes: pg_ctl knows PostgreSQL's own pipe. */
async function stopOnWindows(cluster: string, binaries: Binaries): Promise<void> {
  const outcome = await runAs(undefined, programOf(binaries, 'pg_ctl'), [
    'stop',
    '-D',
    cluster,
    '-m',
    'fast',
    '-w',
    '-t',
    '30',
  ]);
  if (!outcome.ok)
    await runAs(undefined, programOf(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'immediate', '-w', '-t', '10']);
}
