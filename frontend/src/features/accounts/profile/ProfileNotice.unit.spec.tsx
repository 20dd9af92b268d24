import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ProfileNotice } from './ProfileNotice.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false });
});

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open(search: string) {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/user/profile-page${search}`]}>
        <Here />
        <ProfileNotice />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('why a file led to the profile (specification §6, §8)', () => {
  it.each([
    ['vip', 'You need to have a premium account to access the data uploaded in last 7 days'],
    ['bandwidth', 'your volume is too low to download this file'],
  ])('error=%s, and the way to the plans from any part of the profile', (error, sentence) => {
    open(`?tab=downloads&error=${error}`);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe(`/user/profile-page?error=${error}#premium`);
  });

  it('leads to the plans for the file that was wanted, after which it comes', () => {
    open('?error=vip&file=12');
    fireEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe('/buy-premium/12/-?way=download');
  });

  it.each(['', '?error=', '?error=other', '?error=constructor'])('is silent at %j', (search) => {
    open(search);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
