import { answerOrKept } from './kept-answers.ts';

const { fetch: fetchOfNode } = globalThis;
const event = { waitUntil: () => undefined };
const request = () => new Request('http://site/api/home');
let kept: Response | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { caches: { match: async () => kept } });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetchOfNode;
  Reflect.deleteProperty(globalThis, 'caches');
});

describe('on a line that says nothing', () => {
  it('the kept answer comes before the page gives up', async () => {
    kept = new Response('kept');
    globalThis.fetch = () => new Promise(() => undefined);
    const answer = answerOrKept(request(), event);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await (await answer).text()).toBe('kept');
  });

  it('what was never kept is waited for', async () => {
    kept = undefined;
    globalThis.fetch = () => new Promise((resolve) => setTimeout(() => resolve(new Response('at last')), 20_000));
    const answer = answerOrKept(request(), event);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await (await answer).text()).toBe('at last');
  });
});
