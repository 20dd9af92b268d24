import { pollUntil } from '../../../platform/kernel/time/poll-until.ts';
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts';
import type { EmbeddedPostgresOptions, Supervision } from '../embedded-postgres-options.ts';
import type { Ground } from '../place/ground.ts';
import { retriable, type Server, startNew } from './adopt-or-start.ts';
import { disownPostmasterFile } from './postmaster.ts';
import { Supervisor } from './supervise.ts';

/** How long a dead server may take to come back: its children must have noticed, and recovery replays what was not written. */
const RETURN_TIMEOUT_MS = 60_000;

/** Brings a server back at its port when its process ends by itself. */
export function superviseServer(
  { onDied, onBack, onLost }: Supervision,
  { pid, port }: Server,
  options: EmbeddedPostgresOptions,
  ground: Ground,
  logFile: string,
): Supervisor {
  const { cluster } = ground.place;
  const attempt = async () => {
    disownPostmasterFile(cluster);
    return startNew({ ...options, port }, ground, logFile);
  };
  const restart = async () => {
    const server = await pollUntil(() => attempt().catch((error: unknown) => retriable(error, undefined)), {
      timeoutMs: RETURN_TIMEOUT_MS,
      intervalMs: 50,
    });
    return (server ?? (await attempt())).pid;
  };
  const lost = (error: Error) =>
    onLost(
      error instanceof EmbeddedPostgresError
        ? error
        : new EmbeddedPostgresError(
            'start_failed',
            `PostgreSQL does not stay up: ${error.message}. Its log is ${logFile}.`,
            { cause: error },
          ),
    );
  const mayPass = (error: unknown) => error instanceof EmbeddedPostgresError && error.code === 'start_failed';
  return new Supervisor({ pid, cluster, restart, mayPass, onDied, onBack, onLost: lost });
}
