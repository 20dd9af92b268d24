import { act, cleanup, render, screen } from '@testing-library/react';
import { type GetListParams, ResourceContextProvider } from 'react-admin';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { A_COMMENT } from '../comments/testing/a-comment.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const PER_PAGE = 2;
const address = new URLSearchParams({
  filter: JSON.stringify({ status: 'pending' }),
  sort: 'created_at',
  order: 'ASC',
  page: '2',
  perPage: String(PER_PAGE),
});

it('the last row of the last page can be taken back from the page that takes its place', async () => {
  let waiting = [1, 2, 3].map((id) => ({ ...A_COMMENT, id, body: `Comment ${id}` }));
  const provider = {
    getOne: async () => ({ data: { id: 'now', waiting: {} } }),
    getMany: async () => ({ data: [] }),
    getList: async (_: string, { pagination = { page: 1, perPage: PER_PAGE } }: Partial<GetListParams>) => {
      const from = (pagination.page - 1) * pagination.perPage;
      return { data: waiting.slice(from, from + pagination.perPage), total: waiting.length };
    },
    approveComments: async ([{ id }]: [{ id: number }]) => {
      waiting = waiting.filter((one) => one.id !== id);
      return { done: [id], conflicts: [] };
    },
  };
  await act(async () =>
    render(
      <InConsole provider={provider} at={`/comments?${address}`}>
        <ResourceContextProvider value="comments">
          <CommentsPage />
        </ResourceContextProvider>
      </InConsole>,
    ),
  );
  await screen.findByText('Comment 3');
  await act(async () => screen.getByRole('button', { name: 'Approve' }).click());
  const first = await screen.findByText('Comment 1');
  expect(first.closest('li')?.getAttribute('aria-current')).toBe('true');
  screen.getByRole('button', { name: /^Undo/ });
});
