import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Criteria } from '../../../api/types.ts';
import { api } from '../../../lib/api/client.ts';
import { RateForm } from './RateForm.tsx';

const i18n = i18next.createInstance();
const post = jest.spyOn(api, 'POST');
const MINE: Criteria = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 4 };
const TITLE = { postId: 7, slug: 'the-cow', postType: 1 as const };
const ALL = ['starring', 'direction', 'screenplay', 'music', 'effects', 'other'] as const;

beforeAll(async () => {
  const community = { 'grade.of': '{{grade}} of {{max}}', 'grade.none': '{{grade}} (untouched)' };
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', ns: ['community'], keySeparator: false, resources: { en: { community }, fa: { community } } });
});
beforeEach(() => {
  const data = { status: 1, message: 'Your rating added successfully' };
  post.mockResolvedValue({ data, response: { ok: true, status: 200 } } as never);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  post.mockReset();
});

function open(mine: Criteria | null = null) {
  const done = jest.fn();
  const client = new QueryClient();
  client.setQueryData(['title', 1, 'the-cow'], { viewer: { rating: mine } });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <RateForm title={TITLE} mine={mine} onDone={done} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const kept = () => client.getQueryData<{ viewer: { rating: Criteria } }>(['title', 1, 'the-cow'])?.viewer.rating;
  return { done, kept, page: within(container) };
}
const slider = (criterion: string) => screen.getByLabelText<HTMLInputElement>(`criterion.${criterion}`);
const said = () => ALL.map((criterion) => slider(criterion).getAttribute('aria-valuetext'));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'rate.send' }));
const sent = () =>
  (post.mock.calls as unknown as [string, { body: { rating: object } }][]).map(([path, { body }]) => [
    path,
    body.rating,
  ]);
const mean = () => screen.getByLabelText('rate.mean').textContent;

describe('rating for the first time', () => {
  it('has every slider unset, says as what that counts, and shows no mean', () => {
    open();
    expect(said()).toEqual(ALL.map(() => '10 (untouched)'));
    expect(mean()).toBe('');
    expect(screen.getByText('rate.untouched')).toBeTruthy();
  });

  it('sends what was touched and nothing else; the page shows the rest as it counts', async () => {
    const { done, kept } = open();
    fireEvent.change(slider('music'), { target: { value: '3' } });
    expect(slider('music').getAttribute('aria-valuetext')).toBe('3 of 10');
    expect(slider('other').getAttribute('aria-valuetext')).toBe('10 (untouched)');
    send();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([['/api/user/ratePost', { post_id: 7, music: 3 }]]);
    expect(kept()).toEqual({ starring: 10, direction: 10, screenplay: 10, music: 3, effects: 10, other: 10 });
  });

  it('takes a touch that leaves the slider where it lies, by hand and by key, but no Tab', async () => {
    open();
    fireEvent.click(slider('music'));
    expect(slider('music').getAttribute('aria-valuetext')).toBe(`${slider('music').value} of 10`);
    fireEvent.keyUp(slider('effects'), { key: 'ArrowLeft' });
    expect(slider('effects').getAttribute('aria-valuetext')).toBe(`${slider('effects').value} of 10`);
    slider('direction').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(slider('screenplay'));
    expect(slider('screenplay').getAttribute('aria-valuetext')).toBe('10 (untouched)');
  });

  it.each([
    ['fa', 'ArrowLeft', 'ArrowRight'],
    ['en', 'ArrowRight', 'ArrowLeft'],
  ])(
    'in %s the arrow that points on in the line gives more, whatever the engine makes of it',
    async (language, on, back) => {
      await i18n.changeLanguage(language);
      open();
      const spoken = () =>
        slider('music')
          .getAttribute('aria-valuetext')
          ?.replace(/[۰-۹]/g, (digit) => `${'۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)}`);
      const press = (key: string, held = {}) => fireEvent.keyDown(slider('music'), { key, ...held });
      expect([press(on), spoken()]).toEqual([false, '6 of 10']);
      expect([press(back), press(back), spoken()]).toEqual([false, false, '4 of 10']);
      for (let more = 0; more < 9; more += 1) press(on);
      expect(spoken()).toBe('10 of 10');
      expect([press(back, { altKey: true }), press('Tab'), spoken()]).toEqual([true, true, '10 of 10']);
    },
  );

  it('asks for at least one grade without asking the server', async () => {
    const { done } = open();
    send();
    expect(await screen.findByText('Please give at least one grade')).toBeTruthy();
    fireEvent.change(slider('other'), { target: { value: '8' } });
    expect(screen.queryByText('Please give at least one grade')).toBeNull();
    expect([post.mock.calls.length, done.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('rating again', () => {
  it('shows my last grades and sends the one that I change', async () => {
    const { done, kept } = open(MINE);
    expect(said()).toEqual([9, 8, 7, 6, 5, 4].map((grade) => `${grade} of 10`));
    expect(mean()).toBe('6.5');
    expect(screen.queryByText('rate.untouched')).toBeNull();
    fireEvent.change(slider('starring'), { target: { value: '3' } });
    expect(mean()).toBe('5.5');
    send();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([['/api/user/ratePost', { post_id: 7, starring: 3 }]]);
    expect(kept()).toEqual({ ...MINE, starring: 3 });
  });

  it('sends nothing when nothing was changed', async () => {
    const { done } = open(MINE);
    send();
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(post).not.toHaveBeenCalled();
  });
});
