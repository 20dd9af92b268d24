import { hydrate, QueryClient } from '@tanstack/react-query';
import { carriedAnswer, carriedState } from './carried-answers.ts';

const LIST = ['list'];
const WHOLE = [1, 2, 3];

async function drawn(carried?: (answer: number[]) => unknown): Promise<QueryClient> {
  const server = new QueryClient();
  await server.fetchQuery({ queryKey: LIST, queryFn: () => WHOLE, ...(carried && { meta: { carried } }) });
  const browser = new QueryClient();
  hydrate(browser, JSON.parse(JSON.stringify(carriedState(server))));
  return browser;
}

describe('what a drawn page carries', () => {
  it('is its answers', async () => {
    expect((await drawn()).getQueryData(LIST)).toEqual(WHOLE);
  });

  it('is of an answer what the first screen shows, which does not pass for the answer', async () => {
    const browser = await drawn(([first]) => ({ first }));
    expect(carriedAnswer(browser, LIST)).toEqual({ first: 1 });
    expect(browser.getQueryData(LIST)).toBeUndefined();
  });

  it('is nothing of an answer that the first screen does not show', async () => {
    const browser = await drawn(() => undefined);
    expect(browser.getQueryCache().getAll()).toEqual([]);
  });
});
