import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, type DataProvider, FilterForm, ListBase, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import { DaySpanFilter } from './DaySpanFilter.tsx';

const FILTERS = [<DaySpanFilter key="days" source="from" alwaysOn />];
const provider = { getList: async () => ({ data: [], total: 0 }) } as unknown as DataProvider;

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

/** The two days above a list at an address that narrows it. */
async function mounted(filter: object) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/payments?${query}`]}>
        <AdminContext dataProvider={provider} i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
          <ListBase resource="payments">
            <FilterForm filters={FILTERS} />
          </ListBase>
        </AdminContext>
      </MemoryRouter>,
    ),
  );
}

/** Whether it can be read, and not only stands in the document. */
function seen(words: string): boolean {
  const said = screen.queryByText(words);
  return said !== null && getComputedStyle(said.closest('p') ?? said).display !== 'none';
}

describe('the days by which a list is narrowed', () => {
  it('say where the last comes before the first', async () => {
    await mounted({ from: '2026-03-21', until: '2026-03-01' });
    expect(seen('This is before the first day')).toBe(true);
  });

  it('say of a day that is typed in part that it is none', async () => {
    await mounted({});
    const [from] = screen.getAllByRole('group');
    const day = within(from as HTMLElement).getAllByRole('spinbutton')[0] as HTMLElement;
    fireEvent.focus(day);
    day.textContent = '2';
    fireEvent.input(day);
    await act(async () => void fireEvent.blur(day));
    expect(seen('This day is incomplete or not in the calendar: finish it or clear it')).toBe(true);
  });
});
