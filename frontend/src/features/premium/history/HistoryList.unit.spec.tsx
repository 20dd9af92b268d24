import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { HistoryList, usePage } from './HistoryList.tsx';

const i18n = i18next.createInstance();
beforeAll(() => i18n.use(initReactI18next).init({ lng: 'en', resources: {} }));
afterEach(cleanup);

function List({ total }: { total: number }) {
  const page = usePage();
  const answer = { data: { max_page: Math.ceil(total / 20), total } } as UseQueryResult<{
    max_page: number;
    total: number;
  }>;
  return <HistoryList answer={answer} rows={[]} page={page} title="" note="" empty="nothing paid" row={() => null} />;
}

function open(total: number, search: string): void {
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[`/user/profile-page${search}`]}>
        <List total={total} />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('a list of the member’s own', () => {
  it('says that there is nothing where there is nothing', () => {
    open(0, '');
    expect(screen.getByRole('heading', { name: 'nothing paid' })).toBeTruthy();
  });

  it.each(['?tab=payments&page=9', '?tab=payments&page=99999999999'])(
    'does not say so of a page after the last one, and leads back: %s',
    (search) => {
      open(30, search);
      expect(screen.queryByText('nothing paid')).toBeNull();
      const [last] = screen.getAllByRole('link', { name: 'pagination.page' });
      expect(last?.getAttribute('href')).toBe('/user/profile-page?tab=payments&page=2');
    },
  );
});
