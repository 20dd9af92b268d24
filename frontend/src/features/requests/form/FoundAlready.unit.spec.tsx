import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { FoundAlready } from './FoundAlready.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false }));

const show = (found: object, own: object[] = []) =>
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <FoundAlready found={found as never} own={own as never} />
      </MemoryRouter>
    </I18nextProvider>,
  );
afterEach(cleanup);

it('asks nobody to wish once more for what they have wished for', () => {
  const request = { id: 7, sponsors: 3 };
  show({ post: null, request }, [{ id: 6 }]);
  expect(screen.getByText('found.wished')).toBeTruthy();
  cleanup();
  show({ post: null, request }, [{ id: 6 }, { id: 7 }]);
  expect(screen.queryByText('found.wished')).toBeNull();
  expect(screen.getByText('You have asked for this already')).toBeTruthy();
});

it('says of a title that the site has that it is there, and leads to it', () => {
  const post = { post_type: 2, slug: 'a-series', name: { en: 'A Series', fa: null }, cover_path: '', tint: '#222222' };
  show({ post: { ...post, release_year: 2001 }, request: null });
  expect(screen.getByText('found.onSite.2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'found.open.2' }).getAttribute('href')).toBe('/series/a-series');
});
