import { Module } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { preparedStatement } from '#platform/database/connections/statements/prepared.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { defineEvent } from '../outbox/event-definition.ts';
import { erasePersonalFields } from '../outbox/personal-fields/erase-personal-fields.ts';
import { PersonGuard } from '../outbox/personal-fields/person-guard.ts';
import { Command } from './command.ts';
import { UnitOfWork } from './unit-of-work.ts';

const told = defineEvent('unit-of-work-test.told.v1', z.object({ userId: z.number(), secret: z.string() }), [
  { of: 'userId', becomes: { secret: '' } },
]);
const happened = defineEvent('unit-of-work-test.happened.v1', z.object({ word: z.string() }));

class Say extends Command<{ said: number }> {
  static override readonly secrets = ['password'];

  constructor(
    sender: Sender,
    readonly word: string,
    readonly password = '',
  ) {
    super(sender);
  }
}

class SayTwice extends Command<void> {}

class TellAndForget extends Command<void> {}
class SayMuch extends Command<void> {}

let runs = 0;

@CommandHandler(Say)
class SayHandler implements ICommandHandler<Say> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ word }: Say): Promise<{ said: number }> {
    runs += 1;
    await this.unitOfWork.transaction.append(`said-${uuidv7()}`, 1, happened({ word }));
    if (word === 'never') throw new Error('never mind');
    return { said: runs };
  }
}

@CommandHandler(SayTwice)
class SayTwiceHandler implements ICommandHandler<SayTwice> {
  constructor(private readonly commands: CommandBus) {}

  async execute({ sender }: SayTwice): Promise<void> {
    await this.commands.execute(new Say(sender, 'inner'));
  }
}

@CommandHandler(TellAndForget)
class TellAndForgetHandler implements ICommandHandler<TellAndForget> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute(): Promise<void> {
    const { transaction } = this.unitOfWork;
    await transaction.append('told-9', 1, told({ userId: 9, secret: 'mine' }));
    await erasePersonalFields(transaction, [9]);
    await transaction.append('told-9', 2, told({ userId: 9, secret: 'later' }));
  }
}

@CommandHandler(SayMuch)
class SayMuchHandler implements ICommandHandler<SayMuch> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute(): Promise<void> {
    for (let n = 1; n <= 1_200; n++) await this.unitOfWork.transaction.append('much', n, happened({ word: `${n}` }));
  }
}

/** Counts its tries before it opens its unit of work. */
class SayCounted extends Command<string> {
  static override readonly secrets = ['password'];
  static override readonly opensUnitOfWork = false;

  constructor(
    sender: Sender,
    readonly word: string,
    readonly password = 'right',
  ) {
    super(sender);
  }
}

let tries = 0;

@CommandHandler(SayCounted)
class SayCountedHandler implements ICommandHandler<SayCounted> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute(command: SayCounted): Promise<string> {
    const prepare = async () => {
      tries += 1;
      if (command.password !== 'right') throw new Error('wrong password');
      return `${command.word}!`;
    };
    return this.unitOfWork.runPrepared(command, prepare, async (transaction, word) => {
      await transaction.append(`said-${uuidv7()}`, 1, happened({ word }));
      return word;
    });
  }
}

@Module({ providers: [SayHandler, SayTwiceHandler, TellAndForgetHandler, SayMuchHandler, SayCountedHandler] })
class SayingModule {}

let test: TestApp;
let commands: CommandBus;

beforeAll(async () => {
  test = await startTestApp({ modules: [SayingModule] });
  commands = test.app.get(CommandBus);
  const persons = test.app.get(PersonGuard);
  if (!persons.bound) persons.bind({ hold: async () => undefined, holding: () => preparedStatement('select') });
});
afterAll(() => test?.close());

function member(userId: number, idempotencyKey: string | null = null): Sender {
  const actor = { userId, username: 'u', name: 'U', role: 'viewer' as const, sessionId: '', twoFactor: false };
  return { ...systemSender('test'), actor, idempotencyKey };
}

const eventsOf = async (word: string) => {
  const sql = `select actor from write.event_log where type = $1 and data ->> 'word' = $2`;
  return test.database.rows<{ actor: string | null }>(sql, [happened.type, word]);
};

async function counted(command: string, outcome: string): Promise<number> {
  const line = `parde_command_seconds_count{command="${command}",outcome="${outcome}"} `;
  const found = (await test.metrics()).split('\n').find((one) => one.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}

describe('a command on the bus', () => {
  it('is done whole: its event names the actor, its outcome is counted', async () => {
    await commands.execute(new Say(member(7), 'hello'));
    expect(await eventsOf('hello')).toEqual([{ actor: 'user-7' }]);
    expect(await counted('Say', 'done')).toBe(1);
  });

  it('may take out of the log what it has just appended', async () => {
    await commands.execute(new TellAndForget(member(9)));
    const sql = `select data ->> 'secret' as secret from write.event_log where stream = 'told-9' order by version`;
    expect(await test.database.rows(sql)).toEqual([{ secret: '' }, { secret: 'later' }]);
  });

  it('appends any number of events, in their order', async () => {
    await commands.execute(new SayMuch(member(9)));
    const rows = await test.database.rows<{ version: number; word: string }>(
      `select version, data ->> 'word' as word from write.event_log where stream = 'much' order by seq`,
    );
    expect(rows).toEqual(Array.from({ length: 1_200 }, (_, n) => ({ version: n + 1, word: `${n + 1}` })));
  });

  it('leaves nothing behind when it fails', async () => {
    await expect(commands.execute(new Say(member(7), 'never'))).rejects.toThrow('never mind');
    expect(await eventsOf('never')).toEqual([]);
    expect(await counted('Say', 'failed')).toBe(1);
  });

  it('gives a retry the first result, also where a secret differs', async () => {
    const key = uuidv7();
    const first = await commands.execute(new Say(member(7, key), 'once', 'secret'));
    expect(await commands.execute(new Say(member(7, key), 'once', 'other'))).toEqual(first);
    expect(await eventsOf('once')).toHaveLength(1);
  });

  it('refuses another command under the same key', async () => {
    const key = uuidv7();
    await commands.execute(new Say(member(7, key), 'first'));
    const second = commands.execute(new Say(member(7, key), 'second'));
    await expect(second).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await counted('Say', 'refused')).toBe(1);
  });

  it('shares no key between two people', async () => {
    const key = uuidv7();
    const mine = await commands.execute(new Say(member(7, key), 'shared'));
    expect(await commands.execute(new Say(member(8, key), 'shared'))).not.toEqual(mine);
    expect((await eventsOf('shared')).map(({ actor }) => actor).sort()).toEqual(['user-7', 'user-8']);
  });

  it('counts no try of a retry that is done, and every other one', async () => {
    const key = uuidv7();
    const say = (word: string, password?: string) => commands.execute(new SayCounted(member(7, key), word, password));
    const before = tries;
    await expect(say('counted', 'guessed')).rejects.toThrow('wrong password');
    await expect(say('counted', 'guessed again')).rejects.toThrow('wrong password');
    expect(await say('counted')).toBe('counted!');
    expect(tries).toBe(before + 3);
    // What was done is told, not whether the password is right.
    expect([await say('counted'), await say('counted', 'guessed')]).toEqual(['counted!', 'counted!']);
    await expect(say('another')).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(tries).toBe(before + 3);
    expect(await eventsOf('counted!')).toHaveLength(1);
  });

  it('does not begin inside the unit of work of another', async () => {
    await expect(commands.execute(new SayTwice(member(7)))).rejects.toThrow('inside the unit of work of another');
    expect(await eventsOf('inner')).toEqual([]);
  });

  it('has its transaction only while it runs', () => {
    expect(() => test.app.get(UnitOfWork).transaction).toThrow('no unit of work is open here');
  });
});
