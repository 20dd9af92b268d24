import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { Pagination } from './Pagination.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  const resources = { en: { core: { 'pagination.page': 'Page {{page}}', 'pagination.beyond': 'No such page' } } };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['core'], resources, keySeparator: false, nsSeparator: false });
});

it('leads to the last page and the first, with what else the address asks for', () => {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/movies?sort=rating&page=99']}>
        <Pagination page={99} maxPage={7} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading').textContent).toBe('No such page');
  expect(screen.getByRole('link', { name: 'Page 7' }).getAttribute('href')).toBe('/movies?sort=rating&page=7');
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/movies?sort=rating');
});
