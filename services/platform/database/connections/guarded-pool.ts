import type { EventEmitter } from 'node:events';
import pg from 'pg';
import { GuardedClient, SILENT } from './guarded-client.ts';

export const ANOTHER_IS_SILENT = 'another connection to this database has gone silent';

/**
 * A pool that does not hand out what has gone silent: when one connection gets no answer, the idle ones that nobody has
 * heard since are most likely on the same dead way and are made anew, in place of costing a request its whole limit each.
 */
export class GuardedPool extends pg.Pool {
  /** When each idle connection was last given back. */
  private readonly idle = new Map<GuardedClient, number>();

  constructor(config: pg.PoolConfig) {
    super({ Client: GuardedClient as never, ...config });
    // An idle connection that breaks (a database restart) is replaced by the pool; without a listener it would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      // The pool listens to idle connections only; one that breaks in use tells its query and must not end the process either.
      client.on('error', () => undefined);
      (client as EventEmitter).on(SILENT, (since: number) => this.emit(SILENT, since));
    });
    // Told by others, too, who have connections to the same database.
    (this as EventEmitter).on(SILENT, (since: number) => this.dropIdle(since));
    this.on('acquire', (client) => this.idle.delete(client as unknown as GuardedClient));
    this.on('release', (_error, client) => this.idle.set(client as unknown as GuardedClient, performance.now()));
    this.on('remove', (client) => this.idle.delete(client as unknown as GuardedClient));
  }

  private dropIdle(since: number): void {
    for (const [client, releasedAt] of this.idle) {
      if (releasedAt > since) continue;
      this.idle.delete(client);
      client.drop(ANOTHER_IS_SILENT);
    }
  }
}
