import { LOG_PARTITION } from '#platform/kernel/context/read-position.ts';
import type { RecordedEvent } from '../outbox/event-definition.ts';
import type { EventRouting } from '../transport/event-routing.ts';
import { RebuildError } from './rebuild-error.ts';
import type { Session } from './shadow-schema.ts';
import { isInUse } from './table-locks.ts';

const POSITIONS = 'select partition, position from read.projection_checkpoint where projection = $1';
/** Longest wait for the live projection to finish the batch it is at. */
const BATCH_TIMEOUT = '30s';

/** How far the live projection is, partition by partition. */
export class LivePositions {
  private constructor(
    private readonly positions: ReadonlyMap<string, number>,
    private readonly routing: EventRouting,
  ) {}

  static async read(
    session: Session,
    projection: string,
    routing: EventRouting,
    { lock = false } = {},
  ): Promise<LivePositions> {
    const { rows } = await session.query(lock ? `${POSITIONS} order by partition for update` : POSITIONS, [projection]);
    const positions = rows.map((row): [string, number] => [row['partition'], Number(row['position'])]);
    return new LivePositions(new Map(positions), routing);
  }

  hasDone = (event: RecordedEvent): boolean => {
    const partition = this.routing.inKafka.partitionNameOf(event.type, event.stream);
    return [partition, LOG_PARTITION].some((name) => event.position <= (this.positions.get(name) ?? 0));
  };
}

/**
 * In the caller's transaction: nothing moves the live projection until it ends. Whoever begins to follow a new partition
 * waits as well, for the row of the log's partition.
 */
export async function holdStill(session: Session, projection: string, routing: EventRouting): Promise<LivePositions> {
  await session.query(`set local lock_timeout to '${BATCH_TIMEOUT}'`);
  const positions = await LivePositions.read(session, projection, routing, { lock: true }).catch((error: unknown) => {
    if (!isInUse(error)) throw error;
    throw new RebuildError(`the live ${projection} is at one batch for more than ${BATCH_TIMEOUT}; try again later`);
  });
  await session.query('set local lock_timeout to 0');
  return positions;
}

/** There from now on, so that it can be locked. */
export async function ensureLogCheckpoint(session: Session, projection: string): Promise<void> {
  await session.query(
    'insert into read.projection_checkpoint (projection, partition, position) values ($1, $2, 0) on conflict do nothing',
    [projection, LOG_PARTITION],
  );
}

/** Sets the live projection to what was rebuilt: every partition's position, and the events that could not be digested. */
export async function moveLive(
  session: Session,
  projection: string,
  schema: string,
  position: number,
): Promise<string[]> {
  const { rows } = await session.query(
    'update read.projection_checkpoint set position = $2, updated_at = now() where projection = $1 returning partition',
    [projection, position],
  );
  await session.query('delete from read.parked_event where projection = $1', [projection]);
  await session.query(`insert into read.parked_event select * from ${schema}.parked_event`);
  return rows.map((row) => row['partition'] as string);
}
