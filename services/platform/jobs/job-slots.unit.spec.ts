import { JobSlots } from './job-slots.ts';

describe('the slots of a worker', () => {
  let slots: JobSlots;
  let ends: Record<string, () => void>;
  let told: number;
  beforeEach(() => {
    slots = new JobSlots();
    ends = {};
    told = 0;
  });

  const begin = (kind: string, name: string) =>
    slots.begin(
      kind,
      () => new Promise<void>((resolve) => Object.assign(ends, { [name]: resolve })),
      () => {
        told += 1;
      },
    );
  const end = async (name: string) => {
    ends[name]!();
    await new Promise(setImmediate);
  };

  it('are three of a kind and ten in all', () => {
    for (const kind of ['push', 'mail', 'call']) for (const n of [1, 2, 3]) begin(kind, `${kind} ${n}`);
    expect([slots.free, slots.roomFor(['push', 'mail', 'call'])]).toEqual([1, []]);
    expect(slots.roomFor(['push', 'avatar'])).toEqual([{ kind: 'avatar', free: 3 }]);
    begin('avatar', 'avatar 1');
    expect([slots.free, slots.roomFor(['push', 'avatar'])]).toEqual([0, [{ kind: 'avatar', free: 2 }]]);
  });

  it('tell of room where there was none before, and of no other', async () => {
    for (const n of [1, 2, 3]) begin('push', `push ${n}`);
    begin('mail', 'mail 1');
    await end('mail 1');
    expect(told).toBe(0);
    await end('push 2');
    expect([told, slots.roomFor(['push'])]).toEqual([1, [{ kind: 'push', free: 1 }]]);
    await end('push 1');
    expect(told).toBe(1);
  });

  it('know how long their jobs run, and wait for them', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    begin('push', 'one');
    jest.advanceTimersByTime(120_000);
    expect(slots.anyOlderThan(120_000)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(slots.anyOlderThan(120_000)).toBe(true);
    jest.useRealTimers();
    let ended = false;
    const waiting = slots.ended().then(() => {
      ended = true;
    });
    await new Promise(setImmediate);
    expect(ended).toBe(false);
    await end('one');
    await waiting;
    expect(slots.anyOlderThan(0)).toBe(false);
  });
});
