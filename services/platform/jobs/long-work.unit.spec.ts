import { LongWork } from './long-work.ts';

/** Pieces 1 to so many; each lasts until the test ends it, or the work is stopped. */
function given(pieces: number) {
  let next = 0;
  const begun: number[] = [];
  let end = Promise.withResolvers<void>();
  const work: LongWork<number> = new LongWork(
    async () => {
      if (next >= pieces) return null;
      next += 1;
      return next;
    },
    async (piece) => {
      begun.push(piece);
      end = Promise.withResolvers<void>();
      work.stopped.addEventListener('abort', () => end.resolve(), { once: true });
      await end.promise;
    },
  );
  return { work, begun, end: () => end.resolve() };
}

describe('long work', () => {
  it('is one piece at a time, and nobody waits for it', async () => {
    const { work, begun, end } = given(2);
    expect(await work.beginNext()).toBe(1);
    expect([await work.beginNext(), begun]).toEqual([0, [1]]);
    end();
    await work.idle();
    expect([await work.beginNext(), begun]).toEqual([1, [1, 2]]);
    end();
    await work.idle();
    expect(await work.beginNext()).toBe(0);
  });

  it('is asked for again where the asking failed', async () => {
    let fails = true;
    const work = new LongWork<number>(
      async () => {
        if (fails) throw new Error('the database is away');
        return 1;
      },
      async () => undefined,
    );
    await expect(work.beginNext()).rejects.toThrow('away');
    fails = false;
    expect(await work.beginNext()).toBe(1);
  });

  it('breaks off when the process stops, and begins with nothing more', async () => {
    const { work, begun } = given(2);
    await work.beginNext();
    await work.stop(new Error('the worker stops'));
    expect([await work.beginNext(), begun]).toEqual([0, [1]]);
  });
});
