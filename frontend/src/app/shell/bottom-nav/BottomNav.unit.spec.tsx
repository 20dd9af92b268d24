import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { BottomNav } from './BottomNav.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false, nsSeparator: false }));

it.each([
  ['/search', true],
  ['/movies', false],
])('at %s the search is marked: %s', (path, marked) => {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[path]}>
        <BottomNav onSearch={() => undefined} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(screen.getByRole('button', { name: 'nav.search' }).className.includes('text-accent-text')).toBe(marked);
});
