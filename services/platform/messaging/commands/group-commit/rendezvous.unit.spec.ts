import { setImmediate as allThatFollows } from 'node:timers/promises';
import { Rendezvous } from './rendezvous.ts';

describe('a rendezvous', () => {
  function coming(count: number) {
    const rendezvous = new Rendezvous();
    const gone: number[] = [];
    const all = Array.from({ length: count }, () => rendezvous.setOut());
    const arrive = (n: number) => void all[n]!.arrive().then(() => gone.push(n));
    return { rendezvous, gone, all, arrive };
  }

  it('keeps nobody who is alone', async () => {
    const { gone, arrive } = coming(1);
    arrive(0);
    await allThatFollows();
    expect(gone).toEqual([0]);
  });

  it('lets all go at once when the last one has come who had set out', async () => {
    const { gone, arrive } = coming(3);
    arrive(1);
    arrive(0);
    await allThatFollows();
    expect(gone).toEqual([]);
    arrive(2);
    await allThatFollows();
    expect(gone.sort()).toEqual([0, 1, 2]);
  });

  it('does not wait for who stays away, however often they say so', async () => {
    const { gone, all, arrive } = coming(3);
    arrive(0);
    all[1]!.stayAway();
    all[1]!.stayAway();
    await allThatFollows();
    expect(gone).toEqual([]);
    all[2]!.stayAway();
    await allThatFollows();
    expect(gone).toEqual([0]);
  });

  it('waits no longer than a moment, and then gathers anew', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { rendezvous, gone, all, arrive } = coming(2);
    arrive(0);
    jest.advanceTimersByTime(4);
    jest.useRealTimers();
    await allThatFollows();
    expect(gone).toEqual([0]);
    const next = rendezvous.setOut();
    arrive(1);
    await allThatFollows();
    expect(gone).toEqual([0]);
    await next.arrive();
    await allThatFollows();
    expect(gone).toEqual([0, 1]);
    all[1]!.stayAway();
  });
});
