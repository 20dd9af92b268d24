import { QueryClient } from '@tanstack/react-query';
import { readToken, shownToken, storeToken, subscribeToToken } from '../session/token.ts';
import { showMemberLater } from './show-member.ts';

let client: QueryClient;
const invalidated = () => jest.mocked(client.invalidateQueries).mock.calls.length;
let idle: (() => void) | null = null;

beforeEach(() => {
  client = new QueryClient();
  jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  Object.assign(globalThis, {
    requestIdleCallback: (callback: () => void) => {
      idle = callback;
    },
  });
  storeToken('a-token', false);
});

describe('a member whose page was drawn as for a guest', () => {
  it('is told of when the page has been taken over, and all that was asked for is asked for again, once', () => {
    const told: (string | null)[] = [];
    const unsubscribe = subscribeToToken(() => told.push(shownToken()));
    showMemberLater(client);
    expect([shownToken(), readToken(), invalidated()]).toEqual([null, 'a-token', 0]);
    idle?.();
    dispatchEvent(new Event('pointerdown'));
    expect([told, invalidated()]).toEqual([['a-token'], 1]);
    unsubscribe();
  });

  it('does not wait when they are at it already', () => {
    showMemberLater(client);
    dispatchEvent(new Event('keydown'));
    expect([shownToken(), invalidated()]).toEqual(['a-token', 1]);
  });
});
