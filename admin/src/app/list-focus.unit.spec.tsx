import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { A_COMMENT } from '../comments/testing/a-comment.ts';
import { InConsole } from '../components/testing/InConsole.tsx';
import { CouponsPage } from '../coupons/CouponsPage.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

const A_COUPON = { id: 1, code: 'NOWRUZ', planId: 2, stage: 'register', percent: 10, fixed: null, used: 0 };

async function mounted(resource: string, records: { id: number }[], provider: object, page: ReactNode) {
  const lists = {
    getList: async () => ({ data: records, total: records.length }),
    getMany: async () => ({ data: records }),
  };
  await act(async () =>
    render(
      <InConsole provider={{ ...lists, ...provider }}>
        <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      </InConsole>,
    ),
  );
}
/** By keyboard: what is pressed has the focus. */
const press = (element: HTMLElement) =>
  act(async () => {
    element.focus();
    element.click();
  });
const button = (name: string) => screen.getByRole('button', { name });

describe('the focus in a list', () => {
  it('goes to the heading with the buttons of a selection that is done with', async () => {
    const disableCoupons = async ({ ids }: { ids: number[] }) => ({ status: 1, done: ids });
    await mounted('coupons', [A_COUPON], { disableCoupons }, <CouponsPage />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select the coupon NOWRUZ' }));
    await press(button('Disable'));
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes on at the row of a queue that is read next', async () => {
    const comments = [1, 2, 3].map((id) => ({ ...A_COMMENT, id, body: `Comment ${id}` }));
    const approveComments = async (rows: { id: number }[]) => ({ done: rows.map(({ id }) => id), conflicts: [] });
    await mounted('comments', comments, { approveComments }, <CommentsPage />);
    await screen.findByText('Comment 1');
    for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
    await press(button('Approve 2'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Comment 3').closest('li')));
    expect(screen.queryByText('Comment 1')).toBeNull();
  });
});

it('whoever comes to a list from a page that is gone goes on at its heading', async () => {
  await mounted(
    'comments',
    [A_COMMENT],
    {},
    <Routes>
      <Route path="/comments" element={<CommentsPage />} />
      <Route path="/" element={<Link to="/comments">Save</Link>} />
    </Routes>,
  );
  await press(screen.getByRole('link', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
