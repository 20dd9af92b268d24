import {
  cancelled,
  claimed,
  ended,
  type ImportState,
  NO_COUNTS,
  progressed,
  putBack,
  waiting,
} from './title-import.ts';

const counts = { ...NO_COUNTS, lines: 7, titles: 6, refused: 1 };
const running = progressed(claimed(waiting(), 'one'), { bytesRead: 40, counts });

describe('an import of titles', () => {
  it('counts anew with the worker that takes it from a dead one, and fails with the fourth', () => {
    const again = claimed(running, 'two');
    expect(again).toMatchObject({ stage: 'running', worker: 'two', attempts: 2, bytesRead: 0, counts: NO_COUNTS });
    expect(claimed(claimed(again, 'three'), 'four')).toMatchObject({ stage: 'failed', worker: null });
  });

  it('that a stopping worker puts back has lost no attempt', () => {
    expect(claimed(putBack(running), 'two')).toMatchObject({ stage: 'running', attempts: 1 });
  });

  it('is done at the end of its file, and failed before', () => {
    const end = { bytesRead: 90, counts, refusals: [{ line: 3, reason: 'no year' }], error: null };
    expect(ended(running, end)).toMatchObject({ ...end, stage: 'done', worker: null });
    expect(ended(running, { ...end, error: 'unexpected end of file' })).toMatchObject({ stage: 'failed' });
  });

  it('that was cancelled stays so, and tells what it had brought', () => {
    const stopped = cancelled(running) as ImportState;
    const end = { bytesRead: 90, counts, refusals: [], error: 'the import is not this worker’s any more' };
    expect(ended(stopped, end)).toMatchObject({ stage: 'cancelled', worker: null, counts, bytesRead: 90, error: null });
  });

  it.each<[ImportState['stage'], boolean]>([
    ['waiting', true],
    ['running', true],
    ['done', false],
    ['failed', false],
    ['cancelled', false],
  ])('that is %s can be cancelled: %s', (stage, can) => {
    expect(cancelled({ ...running, stage })?.stage).toBe(can ? 'cancelled' : undefined);
  });
});
