import { cancelled, claimed, ended, isOver, isPutInPlace, progressed, putBack, waiting } from './projection-rebuild.ts';

const progress = { phase: 'filling', position: 40, head: 90, events: 7, eventsPerSecond: 3 } as const;
const running = progressed(claimed(waiting(), 'one'), progress);
const outcome = { parked: 1, stoodStillMs: 12, differences: null };

describe('a rebuild of a read model', () => {
  it('begins anew with the worker that takes it from a dead one, and fails with the fourth', () => {
    const again = claimed(running, 'two');
    expect(again).toMatchObject({ stage: 'running', worker: 'two', attempts: 2, position: 0, phase: null });
    expect(claimed(claimed(again, 'three'), 'four')).toMatchObject({ stage: 'failed', worker: null });
  });

  it('that a stopping worker puts back has lost no attempt', () => {
    expect(putBack(running)).toMatchObject({ stage: 'waiting', worker: null, position: 0 });
    expect(claimed(putBack(running), 'two')).toMatchObject({ stage: 'running', attempts: 1 });
  });

  it('is done without a reason, and failed with one', () => {
    const done = ended(running, { ...progress, ...outcome, error: null });
    expect(done).toMatchObject({ stage: 'done', parked: 1, worker: null });
    expect(ended(running, { ...progress, ...outcome, error: 'no disk' })).toMatchObject({ stage: 'failed' });
  });

  it('is over once it is done, failed or cancelled', () => {
    const { stage: _, ...rest } = running;
    const over = (['waiting', 'running', 'done', 'failed', 'cancelled'] as const).filter((stage) =>
      isOver({ ...rest, stage }),
    );
    expect(over).toEqual(['done', 'failed', 'cancelled']);
    expect(cancelled(running)).toMatchObject({ stage: 'cancelled', worker: null });
  });

  it('is put in place only while it runs', () => {
    expect(isPutInPlace(running)).toBe(false);
    expect(isPutInPlace({ ...running, phase: 'swapping' })).toBe(true);
    expect(isPutInPlace({ ...cancelled(running), phase: 'swapping' })).toBe(false);
  });
});
