import { setImmediate as allThatFollows } from 'node:timers/promises';
import { Batcher } from './batcher.ts';

describe('questions of one moment', () => {
  /** Look-ups that end when they are told to. */
  function given(options?: { most?: number; ahead?: boolean }) {
    const lookUps: { questions: readonly number[]; end: (error?: Error) => void }[] = [];
    const subject = new Batcher<number, string>((questions) => {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>();
      const end = (error?: Error) => (error ? reject(error) : resolve(questions.map((question) => `of ${question}`)));
      lookUps.push({ questions, end });
      return promise;
    }, options);
    return { subject, lookUps };
  }

  it('of one moment share a look-up, where nothing is under way', async () => {
    const { subject, lookUps } = given();
    const answers = [subject.ask(1), subject.ask(2)];
    await allThatFollows();
    expect(lookUps.map(({ questions }) => questions)).toEqual([[1, 2]]);
    lookUps[0]!.end();
    expect(await Promise.all(answers)).toEqual(['of 1', 'of 2']);
  });

  it('wait for the look-up that begins after them, and share it', async () => {
    const { subject, lookUps } = given();
    const first = subject.ask(1);
    await allThatFollows();
    const others = [subject.ask(2), subject.ask(3)];
    await allThatFollows();
    expect(lookUps.map(({ questions }) => questions)).toEqual([[1]]);
    lookUps[0]!.end();
    expect(await first).toBe('of 1');
    await allThatFollows();
    expect(lookUps.map(({ questions }) => questions)).toEqual([[1], [2, 3]]);
    lookUps[1]!.end();
    expect(await Promise.all(others)).toEqual(['of 2', 'of 3']);
  });

  it.each([
    ['before', { ahead: true }, 2],
    ['after', {}, 1],
  ])('are looked up %s anybody has the answers of the look-up before: %j', async (_, options, expected) => {
    const { subject, lookUps } = given(options);
    let underWayThen = 0;
    const first = subject.ask(1).then(() => {
      underWayThen = lookUps.length;
    });
    await allThatFollows();
    const second = subject.ask(2);
    lookUps[0]!.end();
    await first;
    expect(underWayThen).toBe(expected);
    await allThatFollows();
    lookUps[1]!.end();
    await second;
  });

  it('go into several look-ups where one takes no more', async () => {
    const { subject, lookUps } = given({ most: 2 });
    const answers = [subject.ask(1), subject.ask(2), subject.ask(3)];
    await allThatFollows();
    lookUps[0]!.end();
    await allThatFollows();
    lookUps[1]!.end();
    expect(await Promise.all(answers)).toEqual(['of 1', 'of 2', 'of 3']);
    expect(lookUps.map(({ questions }) => questions)).toEqual([[1, 2], [3]]);
  });

  it('fail with their own look-up, not with the one before', async () => {
    const { subject, lookUps } = given();
    const first = subject.ask(1);
    await allThatFollows();
    const second = subject.ask(2);
    lookUps[0]!.end(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await allThatFollows();
    lookUps[1]!.end();
    expect(await second).toBe('of 2');
  });

  it('do not wait for a look-up that does not end', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const { subject, lookUps } = given();
    const stuck = subject.ask(1);
    await allThatFollows();
    const after = subject.ask(2);
    jest.advanceTimersByTime(100);
    jest.useRealTimers();
    await allThatFollows();
    expect(lookUps).toHaveLength(2);
    lookUps[1]!.end();
    expect(await after).toBe('of 2');
    lookUps[0]!.end();
    expect(await stuck).toBe('of 1');
  });
});
