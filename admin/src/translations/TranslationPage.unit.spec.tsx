import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError, useRefresh } from 'react-admin';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { ConsoleTranslation } from '../api/types.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { TranslationPage } from './TranslationPage.tsx';

const TEXT: ConsoleTranslation = {
  id: 7,
  key: 'nav.movies',
  type: 1,
  built_in: { fa: 'فیلم‌ها', en: 'Movies' },
  changed: { fa: null, en: null },
  missing: false,
  doubted: false,
  version: 0,
};

/** Goes to the page, and asks the server again, as the console does when its window is looked at again. */
function Around() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return (
    <>
      <button type="button" onClick={() => void navigate('/translations/7')}>
        Open
      </button>
      <button type="button" onClick={refresh}>
        Ask again
      </button>
    </>
  );
}

function Place() {
  return <div data-testid="place">{useLocation().pathname}</div>;
}

async function mounted(opened = TEXT, listParams?: object) {
  await i18nProvider.changeLocale('en');
  const sent: object[] = [];
  const listed: object[] = [];
  let text = opened;
  let answers = 0;
  const provider = {
    getOne: async (_: string, { id }: { id: string }) => {
      answers++;
      return { data: { ...text, id: Number(id) } };
    },
    getList: async (_: string, { filter, sort }: { filter: object; sort: object }) => {
      listed.push({ filter, sort });
      return { data: [3, 7, 12].map((id) => ({ ...TEXT, id })), total: 3 };
    },
    saveTranslation: async (body: { version: number; fa: string | null; en: string | null }) => {
      sent.push(body);
      const { version, ...rest } = body;
      if (version !== text.version) {
        throw new HttpError('parde.errors.version_conflict', 409, { code: 'version_conflict' });
      }
      text = { ...text, changed: rest, version: version + 1 };
      return { status: 1, id: 7, version: version + 1 };
    },
    dismissMissingTranslation: async (id: number) => {
      sent.push({ dismissed: id });
      return { status: 1 };
    },
  };
  await act(async () =>
    render(
      <InConsole provider={provider} {...(listParams && { kept: { 'translations.listParams': listParams } })}>
        <Around />
        <Place />
        <Routes>
          <Route path="/translations/:id" element={<TranslationPage />} />
          <Route path="*" element={null} />
        </Routes>
      </InConsole>,
    ),
  );
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await press('Open');
  return {
    sent,
    listed,
    place: () => screen.getByTestId('place').textContent,
    press,
    field: async () => (await screen.findByRole('textbox', { name: 'English' })) as HTMLInputElement,
    /** The console comes to know of it. */
    saveElsewhere: async (en: string) => {
      text = { ...TEXT, changed: { fa: null, en }, version: 1 };
      const before = answers;
      await press('Ask again');
      await waitFor(() => expect(answers).toBeGreaterThan(before));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
  };
}

describe('the page of a text', () => {
  it('keeps what is being typed when another saves the same text, and sends it as of the version it was opened at', async () => {
    const page = await mounted();
    fireEvent.change(await page.field(), { target: { value: 'All movies' } });
    await page.saveElsewhere('Films');
    expect((await page.field()).value).toBe('All movies');
    await page.press('Save');
    expect(page.sent).toEqual([{ id: 7, version: 0, fa: null, en: 'All movies' }]);
  });

  it('shows whoever saves it after another what that one has written, and saves over it what is chosen', async () => {
    const page = await mounted();
    fireEvent.change(await page.field(), { target: { value: 'All movies' } });
    await page.saveElsewhere('Films');
    await page.press('Save');
    const panel = await screen.findByRole('region', { name: 'This was saved while you were writing' });
    expect(panel.textContent).toContain('Films');
    await page.press('Save and keep what is written now where they differ');
    expect(page.sent.at(-1)).toEqual({ id: 7, version: 1, fa: null, en: 'All movies' });
  });

  it('opens what another has written for whoever gives up the own words', async () => {
    const page = await mounted();
    fireEvent.change(await page.field(), { target: { value: 'All movies' } });
    await page.saveElsewhere('Films');
    await page.press('Save');
    await page.press('Discard this and see what is saved');
    await waitFor(async () => expect((await page.field()).value).toBe('Films'));
  });

  it('settles the report of a text that is fine as it is, without a change', async () => {
    const page = await mounted({ ...TEXT, missing: true, doubted: true });
    await page.field();
    await page.press('It is fine as it is');
    expect(page.sent).toEqual([{ dismissed: 7 }]);
  });

  it('goes on from a text that is fine as it is to the next of the list, and from the last one back to it', async () => {
    const shown = { filter: { state: 'missing' }, sort: 'key', order: 'DESC', page: 1, perPage: 25 };
    const page = await mounted({ ...TEXT, missing: true, doubted: true }, shown);
    await screen.findByRole('button', { name: 'Save and next' });
    await page.press('It is fine as it is');
    await waitFor(() => expect(page.place()).toBe('/translations/12'));
    await page.field();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull());
    await page.press('It is fine as it is');
    await waitFor(() => expect(page.place()).toBe('/translations'));
    expect(page.sent).toEqual([{ dismissed: 7 }, { dismissed: 12 }]);
  });

  it('leads back to the list, or to the next of the list as it was shown', async () => {
    const shown = { filter: { state: 'missing' }, sort: 'key', order: 'DESC', page: 1, perPage: 25 };
    const page = await mounted(TEXT, shown);
    fireEvent.change(await page.field(), { target: { value: 'Films' } });
    await page.press('Save and next');
    expect(page.sent).toEqual([{ id: 7, version: 0, fa: null, en: 'Films' }]);
    await waitFor(() => expect(page.place()).toBe('/translations/12'));
    expect(page.listed[0]).toEqual({ filter: { state: 'missing' }, sort: { field: 'key', order: 'DESC' } });
    await page.field();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull());
    await page.press('Save');
    await waitFor(() => expect(page.place()).toBe('/translations'));
  });

  it('shows what another has saved where nothing is typed', async () => {
    const page = await mounted();
    expect((await page.field()).value).toBe('Movies');
    await page.saveElsewhere('Films');
    expect((await page.field()).value).toBe('Films');
  });
});
