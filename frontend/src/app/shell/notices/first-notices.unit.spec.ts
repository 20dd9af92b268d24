import { QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/client.ts';
import { firstNotices } from './first-notices.ts';
import { keepNotices } from './kept-notices.ts';

const notice = { id: 1, kind: 'info', text: { fa: 'ا', en: 'a' }, link: null, from: null, until: null } as const;

function answering(answer: Promise<unknown>): jest.SpyInstance {
  return jest.spyOn(api, 'GET').mockImplementation((() => answer) as never);
}

describe('the notices of a first visit', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are there before the page is', async () => {
    const client = new QueryClient();
    answering(Promise.resolve({ data: { notices: [notice] }, response: { ok: true, status: 200 } }));
    await firstNotices(client);
    expect(client.getQueryData(['notices'])).toEqual([notice]);
  });

  it('are not waited for long', async () => {
    jest.useFakeTimers();
    answering(new Promise(() => undefined));
    const waiting = firstNotices(new QueryClient());
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('are no first ones for whoever has been here, also when there were none', async () => {
    keepNotices([]);
    const asked = answering(new Promise(() => undefined));
    await firstNotices(new QueryClient());
    expect(asked).not.toHaveBeenCalled();
  });
});
