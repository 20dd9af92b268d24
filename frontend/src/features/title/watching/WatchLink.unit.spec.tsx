import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import type { Verdict } from '../../../lib/downloads/file-rights.ts';
import { storeToken } from '../../../lib/session/token.ts';
import { WatchLink } from './WatchLink.tsx';

const WORDS = { 'watch.play': 'Watch', 'watch.plans': 'See the plans', 'access.playBandwidth': 'Too low' };
const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { title: WORDS } }, keySeparator: false });
});
afterEach(() => post.mockReset());

function open(play: Verdict) {
  post.mockResolvedValue({ data: { window_days: 7, files: { 7: { play } } }, response: { ok: true } } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <WatchLink
            start={{ fileId: 7, season: null, episode: null, position: 0 }}
            post={{ id: 9, post_type: 1, slug: 'the-cow-1969' }}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const target = () => screen.getByRole('link').getAttribute('href');

describe('the main action of a title', () => {
  it('is to watch it, also for guests, of whom nothing is asked', () => {
    open('allowed');
    expect(screen.getByRole('link', { name: 'Watch' })).toBeTruthy();
    expect(target()).toBe('/play/7');
    expect(post).not.toHaveBeenCalled();
  });

  it('is a plan where the player would refuse for too little volume, and says why', async () => {
    storeToken('a-token', true);
    open('bandwidth');
    const link = await screen.findByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/buy-premium/7/-?from=%2Fmovies%2Fthe-cow-1969');
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too low');
    expect(screen.queryByRole('link', { name: 'Watch' })).toBeNull();
  });

  it('leads a member without a plan to the player, which leads on', async () => {
    storeToken('a-token', true);
    open('vip');
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(target()).toBe('/play/7');
  });
});
