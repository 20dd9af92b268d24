import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ConsoleSubtitleDetail, SubtitleMend } from '../../api/types.ts';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { LeaveGuard } from '../../layout/LeaveGuard.tsx';
import { SubtitleReview } from './SubtitleReview.tsx';

const letters = (id: number): SubtitleMend => ({
  id,
  kind: 'letters',
  cue: 1,
  before: 'علي',
  after: 'علی',
  required: false,
  needs: [],
  change: {},
});
const WAITING = {
  id: 7,
  state: 'waiting',
  version: 1,
  fingerprint: 'f',
  charset: 'utf-8',
  language: 'fa',
  label: null,
  format: 'srt',
  cues: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  user: { id: 3, username: 'sara' },
  file: null,
  lines: [{ start: 1, end: 2, text: 'علي', settings: '' }],
  proposals: [letters(0), letters(1)],
} as Partial<ConsoleSubtitleDetail> as ConsoleSubtitleDetail;
const LEAVE = { name: 'Leave without saving?' };
const onReadAs = jest.fn();

/** The subtitle, and the list to which it leads. */
async function opened() {
  const provider = {
    getOne: async () => ({ data: WAITING }),
    getList: async () => ({ data: [], total: 0 }),
    acceptSubtitle: async () => ({ status: 1 }),
    refuseSubtitle: async () => ({ status: 1 }),
  };
  const page = (
    <AdminContext
      dataProvider={provider as unknown as DataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore({ locale: 'en' })}
    >
      <SubtitleReview subtitle={WAITING} onReadAs={onReadAs} />
      <LeaveGuard />
    </AdminContext>
  );
  const routes = [
    { path: '/subtitles/7/show', element: page },
    { path: '/subtitles', element: <p>the list</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/subtitles/7/show'] });
  await act(async () => void render(<RouterProvider router={router} useTransitions={false} />));
  return () => act(() => router.navigate('/subtitles'));
}
const key = (code: string) => act(async () => void fireEvent.keyDown(document.body, { code, key: code }));
const press = (name: string, where: HTMLElement = document.body) =>
  act(async () => within(where).getByRole('button', { name }).click());

describe('answers to the mends of a subtitle', () => {
  const { scrollIntoView } = Element.prototype;
  beforeEach(async () => {
    // Nothing has a place here.
    Element.prototype.scrollIntoView = () => undefined;
    await i18nProvider.changeLocale('en');
  });
  afterEach(() => {
    cleanup();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  it('are asked about before they are left, and stay', async () => {
    const leave = await opened();
    await key('KeyY');
    await leave();
    await press('Stay on this page', screen.getByRole('dialog', LEAVE));
    expect(screen.getAllByRole('button', { name: 'Accept', pressed: true })).toHaveLength(1);
    await leave();
    await press('Leave without saving', screen.getByRole('dialog', LEAVE));
    await screen.findByText('the list');
  });

  it('are asked about before the file is read in another charset', async () => {
    await opened();
    await key('KeyY');
    await act(async () => void fireEvent.mouseDown(screen.getByLabelText('Read as')));
    await act(async () => screen.getByRole('option', { name: 'Western, Windows-1252' }).click());
    expect(onReadAs).not.toHaveBeenCalled();
    await press('Leave without saving', screen.getByRole('dialog', LEAVE));
    expect(onReadAs).toHaveBeenCalledWith('windows-1252');
  });

  it('are left without a question where there is none yet', async () => {
    const leave = await opened();
    await leave();
    await screen.findByText('the list');
  });

  it('go with a publication, which leads on by itself', async () => {
    await opened();
    await key('KeyA');
    await press('Publish');
    await screen.findByText('the list');
  });

  it('go with a refusal', async () => {
    await opened();
    await key('KeyY');
    await press('Refuse the subtitle');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Badly out of time' } });
    await press('Refuse', screen.getByRole('dialog'));
    await screen.findByText('the list');
  });
});
