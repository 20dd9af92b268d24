import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ConsoleSeasons } from '../api/types.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { LeaveGuard } from '../layout/LeaveGuard.tsx';
import { SeriesSeasonsPage } from './SeriesSeasonsPage.tsx';

/** Has a row that is watched come close to what is seen. */
const comesClose = new Map<Element, () => void>();
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      comesClose.set(target, () => this.tell([entry], this as unknown as IntersectionObserver));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  cleanup();
  comesClose.clear();
});

const seasonOf = (number: number, year: number) => ({ number, year, count: 6, episodes: [] });
const SERIES: ConsoleSeasons = {
  id: 7,
  name: { fa: null, en: 'A series' },
  slug: 'a-series',
  version: 1,
  seasons: [seasonOf(1, 2001), seasonOf(2, 2002)],
};

const saveSeason = jest.fn(async (_saved: object) => ({ status: 1, version: 2 }));

async function mounted(series = SERIES) {
  await i18nProvider.changeLocale('en');
  const provider = { getOne: async () => ({ data: series }), saveSeason };
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
    await page.press('Stay on this page');
    await page.shows('1999');
    await open();
    await page.press('Leave without saving');
    await page.shows(which === 'another' ? '2002' : '');
  });

  it('have fields for the episodes that come close to what is seen, and keep what is known of the others', async () => {
    const far = { number: 30, name: { fa: null, en: 'Far away' }, air_date: '2001-02-03' };
    const page = await mounted({ ...SERIES, seasons: [{ ...seasonOf(1, 2001), count: 40, episodes: [far] }] });
    await page.press('Edit Season 1');
    await page.shows('2001');
    const nameOf = (number: number) => document.querySelector<HTMLInputElement>(`input[name="episodes.e${number}.en"]`);
    expect([nameOf(2), nameOf(30)]).toEqual([null, null]);
    await act(async () => comesClose.get(screen.getByRole('listitem', { name: 'Episode 2' }))?.());
    await act(async () => void fireEvent.change(nameOf(2) as Element, { target: { value: 'Close by' } }));
    expect(nameOf(30)).toBeNull();
    await act(async () => screen.getByRole('listitem', { name: 'Episode 3' }).focus());
    expect(document.activeElement).toBe(document.querySelector('input[name="episodes.e3.fa"]'));
    await page.press('Save');
    const close = { number: 2, name: { fa: null, en: 'Close by' }, air_date: null };
    await waitFor(() => expect(saveSeason).toHaveBeenCalledWith(expect.objectContaining({ episodes: [close, far] })));
  });

  it('lead to an episode by its name, whose fields are not there yet', async () => {
    const far = { number: 30, name: { fa: null, en: 'Far away' }, air_date: null };
    const page = await mounted({ ...SERIES, seasons: [{ ...seasonOf(1, 2001), count: 40, episodes: [far] }] });
    await page.press('Edit Season 1');
    const search = await screen.findByRole('combobox', { name: 'Go to episode' });
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this);
    };
    const type = async (text: string) => {
      await act(async () => search.focus());
      await act(async () => void fireEvent.change(search, { target: { value: text } }));
      return screen.findByRole('option');
    };
    expect((await type('far')).textContent).toBe('Episode 30 · Far away');
    await act(async () => void fireEvent.keyDown(search, { key: 'Enter' }));
    expect(seen).toEqual([screen.getByRole('listitem', { name: 'Episode 30' })]);
    expect(document.activeElement).toBe(document.querySelector('input[name="episodes.e30.fa"]'));
    // What is found already is gone to again.
    await type('30');
    await act(async () => void fireEvent.keyDown(search, { key: 'Enter' }));
    expect(document.activeElement).toBe(document.querySelector('input[name="episodes.e30.fa"]'));
    expect((search as HTMLInputElement).value).toBe('');
  });

  it('have no such search where all episodes are seen at once', async () => {
    const page = await mounted();
    await page.press('Edit Season 1');
    await page.shows('2001');
    expect(screen.queryByRole('combobox', { name: 'Go to episode' })).toBeNull();
  });
});
