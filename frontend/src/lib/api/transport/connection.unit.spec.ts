import { onlineManager } from '@tanstack/react-query';
import { askForServer, reportLostServer, watchConnection } from './connection.ts';

const { fetch: fetchOfNode } = globalThis;
let reachable: boolean;
let endWatch: () => void;

/** Resolves once the page counts as connected, or not. */
function becomes(online: boolean): Promise<void> {
  if (onlineManager.isOnline() === online) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = onlineManager.subscribe((now) => {
      if (now !== online) return;
      leave();
      resolve();
    });
  });
}

beforeAll(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  globalThis.fetch = async () => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return new Response('{}');
  };
  endWatch = watchConnection();
});
afterAll(() => {
  endWatch();
  jest.useRealTimers();
  globalThis.fetch = fetchOfNode;
});

describe('the connection', () => {
  it('is lost by a call that reached nobody, and found again by asking', async () => {
    reachable = false;
    reportLostServer();
    expect(onlineManager.isOnline()).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onlineManager.isOnline()).toBe(false);
    reachable = true;
    const back = becomes(true);
    await jest.advanceTimersByTimeAsync(10_000);
    await back;
  });

  it('is lost by a missing file only when the server is away, too', async () => {
    reachable = true;
    await askForServer();
    expect(onlineManager.isOnline()).toBe(true);
    reachable = false;
    await askForServer();
    expect(onlineManager.isOnline()).toBe(false);
    reachable = true;
    const back = becomes(true);
    await jest.advanceTimersByTimeAsync(10_000);
    await back;
  });
});
