import { Module } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { defineEvent } from '../../outbox/event-definition.ts';
import { PersonGuard, PersonHolder } from '../../outbox/personal-fields/person-guard.ts';
import { LocalRelay } from '../../outbox/relay/local-relay.ts';
import { PositionWaiter } from '../../outbox/relay/position-waiter.ts';
import { Command } from '../command.ts';
import type { CommandTransaction } from '../command-transaction.ts';
import { UnitOfWork } from '../unit-of-work.ts';

const jotted = defineEvent('group-commit-test.jotted.v1', z.object({ word: z.string() }));
const about = defineEvent('group-commit-test.about.v1', z.object({ userId: z.number(), name: z.string() }), [
  { of: 'userId', becomes: { name: '' } },
]);

/** Deleted, as all others find out. */
const GONE = 13;

/** Said without an event. */
const SILENT = 'silent';

type Act = (transaction: CommandTransaction) => Promise<unknown>;

/** Appends its word to a stream of its own, after whatever else it does. */
class Jot extends Command<string> {
  static override readonly opensLate = true;

  constructor(
    sender: Sender,
    readonly word: string,
    readonly act: Act = async () => undefined,
  ) {
    super(sender);
  }
}

@CommandHandler(Jot)
class JotHandler implements ICommandHandler<Jot> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ word, act }: Jot): Promise<string> {
    const { transaction } = this.unitOfWork;
    const stream = `jot-${uuidv7()}`;
    await act(transaction);
    if (word !== SILENT) await transaction.append(stream, 1, jotted({ word }));
    return stream;
  }
}

@Module({ providers: [JotHandler] })
class JottingModule {}

class Holder extends PersonHolder {
  async hold(_: unknown, userIds: readonly number[]): Promise<void> {
    if (userIds.includes(GONE)) throw new DomainError('gone', 'They are gone', { httpStatus: 404 });
  }

  holding(userIds: readonly number[]) {
    return preparedStatement(`select 1 / (${GONE} <> all($1::int[]))::int`, [`{${userIds.join()}}`]);
  }
}

let test: TestApp;
let commands: CommandBus;

beforeAll(async () => {
  test = await startTestApp({ modules: [JottingModule] });
  commands = test.app.get(CommandBus);
  const persons = test.app.get(PersonGuard);
  persons.bind(new Holder());
  await test.database.rows('create table write.noted (word text primary key)');
  // Connections have prepared what stands around a group once they have been used.
  await Promise.all(words('first', 3).map((word) => commands.execute(new Jot(member(1), word))));
});
afterAll(() => test?.close());

function member(userId: number, idempotencyKey: string | null = null): Sender {
  const actor = { userId, username: 'u', name: 'U', role: 'viewer' as const, sessionId: '', twoFactor: false };
  return { ...systemSender('test'), actor, idempotencyKey };
}

function words(stem: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${stem} ${n}`);
}

function saved(stem: string) {
  const sql = `
    select data ->> 'word' as word, actor, xmin::text as transaction
    from write.event_log where type = $1 and data ->> 'word' like $2 order by data ->> 'word'`;
  return test.database.rows<{ word: string; actor: string; transaction: string }>(sql, [jotted.type, `${stem}%`]);
}

const note = (word: string) => (transaction: CommandTransaction) =>
  transaction.write({ text: 'insert into write.noted (word) values ($1)', values: [word] });

/** The same, so that it goes in one statement with those of other commands. */
const noteRow = (word: string) => (transaction: CommandTransaction) =>
  transaction.write({
    text: 'insert into write.noted (word) select word from jsonb_to_recordset($1) as t(word text)',
    row: { word },
  });

/** Commands in groups, by what became of these. */
async function sizes(): Promise<Record<'committed' | 'refused', number>> {
  const { values } = await test.app.get(Metrics).histogram('parde_command_group_size', '', ['outcome'], []).get();
  const of = (outcome: string) =>
    values.find(({ metricName, labels }) => metricName?.endsWith('_sum') && labels.outcome === outcome)?.value ?? 0;
  return { committed: of('committed'), refused: of('refused') };
}

const noted = async (stem: string) => {
  const sql = 'select word from write.noted where word like $1 order by word';
  return (await test.database.rows<{ word: string }>(sql, [`${stem}%`])).map(({ word }) => word);
};

describe('commands that ask the database nothing', () => {
  it.each([
    ['together', note],
    ['in rows', noteRow],
  ])('are committed %s with others of the same moment, each in its own name', async (stem, write) => {
    const before = await sizes();
    await Promise.all(words(stem, 5).map((word, n) => commands.execute(new Jot(member(n + 1), word, write(word)))));
    const events = await saved(stem);
    expect(events.map(({ word, actor }) => [word, actor])).toEqual(
      words(stem, 5).map((word, n) => [word, `user-${n + 1}`]),
    );
    expect(new Set(events.map(({ transaction }) => transaction)).size).toBe(1);
    expect((await sizes()).committed).toBe(before.committed + 5);
    expect(await noted(stem)).toEqual(words(stem, 5));
  });

  it('give their events positions as they are committed, where they are many', async () => {
    await eventually(() => expect(test.app.get(LocalRelay).leads).toBe(true));
    // Whatever still waits for the relay comes first.
    await eventually(async () => {
      const stem = `many ${uuidv7()}`;
      await Promise.all(words(stem, 20).map((word) => commands.execute(new Jot(member(1), word, noteRow(word)))));
      const sql = `
        select id, position::int from write.event_log join write.noted on word = data ->> 'word' and noted.xmin = event_log.xmin
        where word like $1 order by position`;
      const rows = await test.database.rows<{ id: string; position: number }>(sql, [`${stem}%`]);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, n) => rows[0]!.position + n));
      expect(rows).toHaveLength(20);
      // Their answers tell them, and nobody is asked.
      const waiter = test.app.get(PositionWaiter);
      for (const { id, position } of rows) expect(await waiter.positionOf(id, waiter.heard)).toBe(position);
    });
  });

  it.each([
    ['refused', note],
    ['refused row', noteRow],
  ])('do not go down with one of them that is %s', async (stem, write) => {
    await commands.execute(new Jot(member(1), `taken by ${stem}`, write(`taken by ${stem}`)));
    const before = await sizes();
    const outcomes = await Promise.allSettled([
      commands.execute(new Jot(member(1), `${stem} 1`, write(`${stem} 1`))),
      commands.execute(new Jot(member(2), `${stem} 2`, write(`taken by ${stem}`))),
      commands.execute(new Jot(member(3), `${stem} 3`, write(`${stem} 3`))),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await saved(`${stem} `)).map(({ word }) => word)).toEqual([`${stem} 1`, `${stem} 3`]);
    expect(await noted(`${stem} `)).toEqual([`${stem} 1`, `${stem} 3`]);
    // All three; the half with two of them; the one that is to blame.
    const after = await sizes();
    expect([after.committed - before.committed, after.refused - before.refused]).toEqual([2, 6]);
  });

  it('tell what a refusal means', async () => {
    const refused = () => {
      throw new DomainError('twice', 'It is there', { httpStatus: 409 });
    };
    const write = { text: 'insert into write.noted (word) values ($1)', values: ['meaning'], refused };
    const again = () => commands.execute(new Jot(member(1), 'meaning', (transaction) => transaction.write(write)));
    await again();
    await expect(again()).rejects.toMatchObject({ code: 'twice' });
  });

  it('write nothing about somebody who is gone, and hold up nobody else with it', async () => {
    const tell = (userId: number): Act => {
      return (transaction) => transaction.append(`about-${uuidv7()}`, 1, about({ userId, name: 'N' }));
    };
    const outcomes = await Promise.allSettled([
      commands.execute(new Jot(member(7), 'gone 1', tell(7))),
      commands.execute(new Jot(member(GONE), 'gone 2', tell(GONE))),
    ]);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 'gone' } }]);
    expect((await saved('gone')).map(({ word }) => word)).toEqual(['gone 1']);
  });

  it('have one effect for one Idempotency-Key, whether the retry overlaps or comes later', async () => {
    let runs = 0;
    const count: Act = async () => {
      runs += 1;
    };
    const send = (key: string) => commands.execute(new Jot(member(1, key), 'once', count));
    const results = await Promise.all([send('a key'), send('a key'), send('a key')]);
    const runsSoFar = runs;
    results.push(await send('a key'));
    expect(runs).toBe(runsSoFar);
    expect(new Set(results).size).toBe(1);
    expect(await saved('once')).toHaveLength(1);
    await expect(commands.execute(new Jot(member(1, 'a key'), 'another'))).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('are not held up by one of them that waits for a lock', async () => {
    const other = await test.database.pool.connect();
    await other.query('begin');
    await other.query(`insert into write.noted (word) values ('held 1')`);
    try {
      const waiting = commands.execute(new Jot(member(1), 'held 1', note('held 1')));
      await commands.execute(new Jot(member(2), 'held 2', note('held 2')));
      expect((await saved('held')).map(({ word }) => word)).toEqual(['held 2']);
      await other.query('rollback');
      await waiting;
    } finally {
      other.release(true);
    }
    expect(await noted('held')).toEqual(['held 1', 'held 2']);
  });

  it('leave nothing behind when they fail', async () => {
    const fail: Act = async (transaction) => {
      await note('failed')(transaction);
      throw new Error('never mind');
    };
    await expect(commands.execute(new Jot(member(1), 'failed', fail))).rejects.toThrow('never mind');
    expect([await noted('failed'), await saved('failed')]).toEqual([[], []]);
  });

  it('are not tried again where nobody knows what became of them', async () => {
    const lock = await test.database.pool.connect();
    try {
      await lock.query('begin; lock table write.noted');
      const going = commands.execute(new Jot(member(1), 'lost', note('lost')));
      const ended = expect(going).rejects.toThrow();
      await eventually(async () => {
        const sql = `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%write.%'`;
        expect(await test.database.rows(sql)).toHaveLength(1);
      });
      await lock.query('rollback');
      await ended;
    } finally {
      lock.release(true);
    }
    expect([await noted('lost'), await saved('lost')]).toEqual([[], []]);
  });
});

describe('a command whose transaction opens late', () => {
  it('finds in it what it has written before', async () => {
    let found: unknown[] = [];
    const look: Act = async (transaction) => {
      await note('seen')(transaction);
      const manager = await transaction.open();
      found = await manager.query('select word from write.noted where word = $1', ['seen']);
      await note('seen later')(transaction);
    };
    await commands.execute(new Jot(member(1), 'seen', look));
    expect(found).toEqual([{ word: 'seen' }]);
    expect(await noted('seen')).toEqual(['seen', 'seen later']);
  });

  it('takes all of it back when it fails afterwards', async () => {
    const fail: Act = async (transaction) => {
      await note('opened')(transaction);
      await transaction.open();
      throw new Error('never mind');
    };
    await expect(commands.execute(new Jot(member(1), 'opened', fail))).rejects.toThrow('never mind');
    expect(await noted('opened')).toEqual([]);
  });

  it('gives a retry that overlaps the first result', async () => {
    const open: Act = (transaction) => transaction.open();
    const send = () => commands.execute(new Jot(member(1, 'open key'), 'opened once', open));
    const results = await Promise.all([send(), send()]);
    expect(new Set(results).size).toBe(1);
    expect(await saved('opened once')).toHaveLength(1);
  });

  it('may look at the log before it ends', async () => {
    const append: Act = async (transaction) => {
      await transaction.append('looked-at', 1, jotted({ word: 'in between' }));
      await transaction.save();
      const rows = await transaction.manager.query(`select from write.event_log where stream = $1`, ['looked-at']);
      expect(rows).toHaveLength(1);
    };
    await commands.execute(new Jot(member(1), 'looked', append));
    expect(await saved('in between')).toHaveLength(1);
  });

  it('is committed, too, where no event tells of what it has written', async () => {
    await commands.execute(new Jot(member(1), SILENT, note(SILENT)));
    expect(await noted(SILENT)).toEqual([SILENT]);
  });

  it('has none before', async () => {
    const use: Act = async (transaction) => transaction.manager;
    await expect(commands.execute(new Jot(member(1), 'unopened', use))).rejects.toThrow('ask open() for it');
  });
});
