import { clearToken, hideSession, shownToken, showSession, storeToken, subscribeToToken } from './token.ts';

const cookies = () => jest.spyOn(document, 'cookie', 'get');

afterEach(() => {
  jest.restoreAllMocks();
  clearToken();
});

describe('the token that is drawn for', () => {
  it('is read once for all that is drawn in one go, and anew after it', async () => {
    storeToken('one', false);
    const read = cookies();
    expect([shownToken(), shownToken(), shownToken()]).toEqual(['one', 'one', 'one']);
    expect(read).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    // As another tab does.
    // biome-ignore lint/suspicious/noDocumentCookie: as the site itself writes it
    document.cookie = 'token=two; Path=/';
    expect(shownToken()).toBe('two');
  });

  it('is the new one at once after a log-in, and none after a log-out', () => {
    const seen: (string | null)[] = [];
    const stop = subscribeToToken(() => seen.push(shownToken()));
    expect(shownToken()).toBeNull();
    storeToken('one', true);
    clearToken();
    stop();
    expect(seen).toEqual(['one', null]);
  });

  it('is hidden until the page is taken over', () => {
    storeToken('one', false);
    hideSession();
    expect(shownToken()).toBeNull();
    showSession();
    expect(shownToken()).toBe('one');
  });
});
