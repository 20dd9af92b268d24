import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError } from 'typeorm';
import { Batcher } from '#platform/database/batcher.ts';
import type { BundledStatement } from '#platform/database/connections/statements/bundled-query.ts';
import { commitWithNext, openWith } from '#platform/database/connections/statements/bundling-client.ts';
import { preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { saveEvents, saveNumbered } from '../../outbox/event-appender.ts';
import { PersonGuard } from '../../outbox/personal-fields/person-guard.ts';
import { LocalRelay } from '../../outbox/relay/local-relay.ts';
import { bundled } from '../write.ts';
import type { KeptWork } from './late-transaction.ts';
import { type Coming, Rendezvous } from './rendezvous.ts';

/** Commands in one transaction; it holds their locks until all of them are written. */
const MOST = 64;
/** Whoever waits longer for somebody else's lock does so alone. */
const WITHOUT_WAITING: BundledStatement = preparedStatement(`set local lock_timeout to '250ms'`);
/**
 * SQLSTATEs of a transaction that the server has undone because of something in it: data, constraints, a deadlock, a lock or
 * time that was not to be had, a table that has changed. After any other error nobody knows whether it was committed.
 */
const REFUSED = /^(22|23|40|55)|^(57014|0A000)$/;
/** Of those, what would only take as long again: a lock, or time, that was not to be had. */
const TOOK_TOO_LONG = /^(55P03|57014)$/;

/** So many commands together give their events positions themselves, where the relay is beside them. */
const ENOUGH = 16;

const SIZES = [1, 2, 4, 8, 16, 32, MOST];

/** Nobody knows whether it was committed. */
class Lost {
  constructor(readonly error: unknown) {}
}
type Outcome = 'committed' | 'refused' | Lost;

/** Commits together what many commands have kept back: one transaction, one message to the server and one wait for the disk. */
@Injectable()
export class GroupCommit {
  private readonly groups = new Batcher((works: readonly KeptWork[]) => this.commitAll(works), { most: MOST });
  private readonly rendezvous = new Rendezvous();
  private readonly sizes;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly persons: PersonGuard,
    private readonly localRelay: LocalRelay,
    metrics: Metrics,
  ) {
    const help = 'Commands that were sent to be committed together, by what became of them';
    this.sizes = metrics.histogram('parde_command_group_size', help, ['outcome'], SIZES);
  }

  /** Tells of a command that may come. */
  expect(): Coming {
    return this.rendezvous.setOut();
  }

  /**
   * @param coming what the command was told of by.
   * @returns false where the server has refused it, so that nothing of it was written; the command finds out alone what that means.
   * @throws Error where nobody knows whether it was committed.
   */
  async commit(work: KeptWork, coming: Coming): Promise<boolean> {
    await coming.arrive();
    const outcome = await this.groups.ask(work);
    if (outcome instanceof Lost) throw outcome.error;
    return outcome === 'committed';
  }

  /** A group that is refused is tried in halves, until those are found that are to blame. */
  private async commitAll(works: readonly KeptWork[]): Promise<Outcome[]> {
    try {
      const numbers = works.length >= ENOUGH && this.localRelay.leads;
      const numbered = await this.dataSource.transaction(async (manager) => {
        await openWith(manager, this.statementsOf(works));
        await commitWithNext(manager);
        return numbers ? saveNumbered(manager, works) : saveEvents(manager, works);
      });
      if (numbered) this.localRelay.numbered(numbered);
      this.sizes.observe({ outcome: 'committed' }, works.length);
      return works.map(() => 'committed');
    } catch (error) {
      const code = codeOf(error);
      const isRefused = REFUSED.test(code);
      this.sizes.observe({ outcome: isRefused ? 'refused' : 'lost' }, works.length);
      if (!isRefused) return works.map(() => new Lost(error));
      if (works.length === 1 || TOOK_TOO_LONG.test(code)) return works.map(() => 'refused');
      const half = Math.ceil(works.length / 2);
      return [...(await this.commitAll(works.slice(0, half))), ...(await this.commitAll(works.slice(half)))];
    }
  }

  private statementsOf(works: readonly KeptWork[]): BundledStatement[] {
    const persons = new Set(works.flatMap(({ persons }) => persons));
    const held = persons.size > 0 ? [this.persons.holding([...persons])] : [];
    return [WITHOUT_WAITING, ...held, ...bundled(works.map(({ writes }) => writes))];
  }
}

function codeOf(error: unknown): string {
  return error instanceof QueryFailedError ? String((error.driverError as { code?: unknown }).code) : '';
}
