import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { ReadPosition } from '#platform/kernel/context/read-position.ts';

const OF_ONE = 'select projection, partition, position from read.projection_checkpoint where projection = $1';
const OF_ALL = 'select projection, partition, position from read.projection_checkpoint';
/** For how long it is believed that a projection does not follow a partition. */
const CACHE_TTL_MS = 5_000;

type Row = ReadPosition & { projection: string };

interface Waiting extends ReadPosition {
  projection: string;
  resolve: (reached: boolean) => void;
}

/** How far each projection is in each partition, as its commits tell, and who waits for it. */
export class ReachedPositions {
  private readonly positions = new Map<string, Map<string, number>>();
  private readonly askedAt = new Map<string, number>();
  private readonly waiting = new Set<Waiting>();

  constructor(private readonly database: ReadDatabase) {}

  advance(projection: string, { partition, position }: ReadPosition): void {
    const known = this.positions.get(projection) ?? new Map<string, number>();
    this.positions.set(projection, known);
    if (position <= (known.get(partition) ?? -1)) return;
    known.set(partition, position);
    for (const waiting of this.waiting) {
      const meant = waiting.projection === projection && waiting.partition === partition;
      if (meant && waiting.position <= position) waiting.resolve(true);
    }
  }

  /** At a break of the connection: what was heard may be wrong, the database may have lost its last moments. */
  forget(): void {
    this.positions.clear();
    this.askedAt.clear();
  }

  async readAnew(): Promise<void> {
    this.forget();
    for (const row of await this.database.rows<Row>(OF_ALL)) this.advance(row.projection, row);
  }

  /** @returns whether the projection has the position within `timeoutMs`, or does not follow that partition at all. */
  async reached(projection: string, wanted: ReadPosition, timeoutMs: number): Promise<boolean> {
    if (this.has(projection, wanted)) return true;
    if (await this.doesNotFollow(projection, wanted.partition)) return true;
    return this.has(projection, wanted) || this.waitFor(projection, wanted, timeoutMs);
  }

  giveUp(): void {
    for (const waiting of this.waiting) waiting.resolve(false);
    this.waiting.clear();
  }

  private has(projection: string, { partition, position }: ReadPosition): boolean {
    return (this.positions.get(projection)?.get(partition) ?? -1) >= position;
  }

  /** A projection has a checkpoint in each partition that it follows, from the moment it does. */
  private async doesNotFollow(projection: string, partition: string): Promise<boolean> {
    if (this.positions.get(projection)?.has(partition)) return false;
    const now = performance.now();
    if (now - (this.askedAt.get(projection) ?? Number.NEGATIVE_INFINITY) > CACHE_TTL_MS) {
      for (const row of await this.database.rows<Row>(OF_ONE, [projection])) this.advance(projection, row);
      this.askedAt.set(projection, now);
    }
    const known = this.positions.get(projection);
    return known !== undefined && known.size > 0 && !known.has(partition);
  }

  private waitFor(projection: string, wanted: ReadPosition, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (reached: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(waiting);
        resolve(reached);
      };
      const waiting: Waiting = { projection, ...wanted, resolve: settle };
      const timer = setTimeout(() => settle(false), timeoutMs);
      this.waiting.add(waiting);
    });
  }
}
