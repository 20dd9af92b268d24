import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ConsoleSeasons } from '../api/types.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { SeriesSeasonsPage } from './SeriesSeasonsPage.tsx';

afterEach(cleanup);

const seasonOf = (number: number, year: number) => ({ number, year, count: 6, episodes: [] });
const SERIES: ConsoleSeasons = {
  id: 7,
  name: { fa: null, en: 'A series' },
  slug: 'a-series',
  version: 1,
  seasons: [seasonOf(1, 2001), seasonOf(2, 2002)],
};

async function mounted() {
  await i18nProvider.changeLocale('en');
  const provider = { getOne: async () => ({ data: SERIES }) };
  const element = (
    <AdminContext
      dataProvider={provider as unknown as DataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore({ locale: 'en' })}
    >
      <SeriesSeasonsPage />
      <LeaveGuard />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '/seasons/:id', element }], { initialEntries: ['/seasons/7'] });
  await act(async () => render(<RouterProvider router={router} useTransitions={false} />));
  const year = () => document.querySelector<HTMLInputElement>('input[name=year]');
  return {
    /** The year of the season whose form is open. */
    shows: (text: string) => waitFor(() => expect(year()?.value).toBe(text)),
    type: (text: string) => act(async () => void fireEvent.change(year() as Element, { target: { value: text } })),
    press: async (name: string) => {
      const button = await screen.findByRole('button', { name });
      await act(async () => button.click());
    },
  };
}

describe('the seasons of a series', () => {
  it('offer the next number, which gives way to what is typed', async () => {
    const page = await mounted();
    await page.press('New season');
    const number = () => document.querySelector<HTMLInputElement>('input[name=number]');
    await waitFor(() => expect(number()?.value).toBe('3'));
    const { selectionStart, selectionEnd } = number() as HTMLInputElement;
    expect([selectionStart, selectionEnd]).toEqual([0, 1]);
  });

  it('are opened one after the other', async () => {
    const page = await mounted();
    await page.press('Edit Season 1');
    await page.shows('2001');
    await page.press('Edit Season 2');
    await page.shows('2002');
  });

  it.each(['another', 'a new'])('ask before %s takes the place of one in which something was typed', async (which) => {
    const page = await mounted();
    await page.press('Edit Season 1');
    await page.type('1999');
    const open = () => page.press(which === 'another' ? 'Edit Season 2' : 'New season');
    await open();
    await page.press('Keep writing');
    await page.shows('1999');
    await open();
    await page.press('Leave without saving');
    await page.shows(which === 'another' ? '2002' : '');
  });
});
