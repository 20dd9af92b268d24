import { setImmediate as turn } from 'node:timers/promises';
import { EndOfTurn } from './end-of-turn.ts';

let done: string[];
beforeEach(() => {
  done = [];
});

it('runs what one turn of the event loop has brought together and in its order, once', async () => {
  const end = new EndOfTurn();
  end.run(() => done.push('first'));
  await Promise.resolve();
  end.run(() => done.push('second'));
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['first', 'second']);
  await turn();
  expect(done).toHaveLength(2);
});

it('leaves what comes meanwhile for the next turn', async () => {
  const end = new EndOfTurn();
  end.run(() => end.run(() => done.push('later')));
  await turn();
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['later']);
});

it('tells one turn from the next', async () => {
  const end = new EndOfTurn();
  const { number } = end;
  await Promise.resolve();
  expect(end.number).toBe(number);
  await turn();
  expect(end.number).not.toBe(number);
});
