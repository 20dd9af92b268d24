import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { ProfileNotice } from './ProfileNotice.tsx';

const i18n = i18next.createInstance();
const textsOf = (language: string) => ({
  accounts: JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')),
});
beforeAll(async () => {
  const resources = { en: textsOf('en'), fa: textsOf('fa') };
  const options = {
    resources,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  } as const;
  await i18n.use(initReactI18next).init({ lng: 'en', ...options });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

/** @param window_days as the server is set; without it, it does not answer. */
function open(search: string, window_days?: number) {
  const answer = { data: { plans: [], gateways: [], window_days }, response: { ok: true, status: 200 } };
  jest.spyOn(api, 'POST').mockReturnValue((window_days ? Promise.resolve(answer) : new Promise(() => {})) as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[`/user/profile-page${search}`]}>
          <Here />
          <ProfileNotice />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

describe('why a file led to the profile (specification §6, §8)', () => {
  it.each([
    ['vip', 'You need to have a premium account to access the data uploaded in last 7 days'],
    ['bandwidth', 'Your volume is too low to download this file'],
  ])('error=%s, and the way to the plans from any part of the profile', (error, sentence) => {
    open(`?tab=downloads&error=${error}`);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe(`/user/profile-page?error=${error}#premium`);
  });

  it.each([
    ['en', 7, 'You need to have a premium account to access the data uploaded in last 7 days'],
    ['en', 1, 'You need to have a premium account to access the data uploaded in the last day'],
    ['fa', 30, 'فایل‌هایی که در ۳۰ روز گذشته بارگذاری شده‌اند'],
  ])('in %s, of as many days as the server is set to: %i', async (language, days, sentence) => {
    await i18n.changeLanguage(language);
    open('?error=vip', days);
    await screen.findByText(new RegExp(sentence));
    await i18n.changeLanguage('en');
  });

  it('leads to the plans for the file that was wanted, after which it comes', () => {
    open('?error=vip&file=12');
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe('/buy-premium/12/-?way=download');
  });

  it.each(['', '?error=', '?error=other', '?error=constructor'])('is silent at %j, and asks nothing', (search) => {
    open(search);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.POST).not.toHaveBeenCalled();
  });
});
