import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { defineEvent, type NewEvent } from '../event-definition.ts';
import { PersonGuard, PersonHolder } from './person-guard.ts';
import { personsIn } from './personal-fields.ts';

const said = defineEvent(
  'person-guard-test.said.v1',
  z.object({ by: z.number(), name: z.string(), to: z.number().nullable(), toName: z.string() }),
  [
    { of: 'by', becomes: { name: '' } },
    { of: 'to', becomes: { toName: '' } },
  ],
);
const counted = defineEvent('person-guard-test.counted.v1', z.object({ by: z.number() }));

const manager = {} as EntityManager;

class Holder extends PersonHolder {
  readonly asked: unknown[] = [];

  async hold(_: EntityManager, userIds: readonly number[], actor: string | null): Promise<void> {
    if (userIds.includes(13)) throw new Error('gone');
    this.asked.push([userIds, actor]);
  }

  holding(): never {
    throw new Error('not asked for here');
  }
}

function guarded() {
  const guard = new PersonGuard();
  const holder = new Holder();
  guard.bind(holder);
  const held = new Set<number>();
  const append = (...events: NewEvent[]) => guard.hold(manager, personsIn(events), 'user-7', held);
  return { append, holder, held };
}

describe('before an event with personal fields is appended', () => {
  it('everybody it is about is held, each once in a transaction, in the order of their ids', async () => {
    const { append, holder } = guarded();
    await append(said({ by: 9, name: 'N', to: 4, toName: 'T' }), said({ by: 4, name: 'N', to: null, toName: '' }));
    await append(said({ by: 4, name: 'N', to: 11, toName: 'T' }));
    expect(holder.asked).toEqual([
      [[4, 9], 'user-7'],
      [[11], 'user-7'],
    ]);
  });

  it('nobody is asked for where nothing is personal', async () => {
    const { append, holder } = guarded();
    await append(counted({ by: 9 }));
    expect(holder.asked).toEqual([]);
  });

  it('a person who is gone is not taken for held', async () => {
    const { append, held } = guarded();
    await expect(append(said({ by: 13, name: 'N', to: null, toName: '' }))).rejects.toThrow('gone');
    expect(held.size).toBe(0);
  });

  it('a process in which nobody holds accounts appends none', async () => {
    const guard = new PersonGuard();
    await expect(guard.hold(manager, [1], null, new Set())).rejects.toThrow('nobody who holds accounts');
    expect(() => guard.holding([1])).toThrow('nobody who holds accounts');
  });
});
