import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type GetListParams, HttpError, ResourceContextProvider, useNotificationContext } from 'react-admin';
import { CommentsPage } from '../comments/CommentsPage.tsx';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { TitlesPage } from '../titles/TitlesPage.tsx';

beforeAll(() => i18nProvider.changeLocale('en'));
afterEach(cleanup);

function Told() {
  return useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);
}

type Asked = Pick<GetListParams, 'filter' | 'sort'>;

/** A list at an address of which the server refuses these places of the query. */
async function mounted(resource: string, address: object, refusedPlaces: string[], page: ReactNode) {
  const query = new URLSearchParams(Object.entries(address));
  const asked: Asked[] = [];
  const getOne = async () => ({ data: { id: 'now', waiting: {} } });
  const getList = async (list: string, { filter, sort, pagination }: GetListParams) => {
    // The badges of the tabs only count.
    if (list !== resource || pagination?.perPage === 1) return { data: [], total: 0 };
    asked.push({ filter, sort });
    const errors = Object.fromEntries(refusedPlaces.map((place) => [place, 'parde.server.invalid']));
    if (asked.length === 1)
      throw new HttpError('parde.errors.invalid_request', 422, { code: 'invalid_request', errors });
    return { data: [], total: 0 };
  };
  await act(async () =>
    render(
      <InConsole provider={{ getList, getOne }} at={`/${resource}?${query}`}>
        <Told />
        <ResourceContextProvider value={resource}>{page}</ResourceContextProvider>
      </InConsole>,
    ),
  );
  const button = await screen.findByRole('button', { name: 'Show the list without it' });
  expect(screen.queryByText('parde.errors.invalid_request')).toBeNull();
  await act(async () => button.click());
  await screen.findByRole('heading', { level: 2, name: /All done|Nothing here yet|Nothing found/ });
  return asked;
}

it.each([
  ['a value', { status: 'spam', q: 'dune' }, ['filter.status'], { status: 'pending', q: 'dune' }],
  ['a filter', { colour: 'red' }, ['filter'], { status: 'pending' }],
])('a queue at an old address with %s that is unknown by now is shown without it', async (_, filter, refused, left) => {
  const asked = await mounted('comments', { filter: JSON.stringify(filter) }, refused, <CommentsPage />);
  expect(asked.map(({ filter }) => filter)).toEqual([filter, left]);
});

it('a list in an order that is unknown by now is shown in its own', async () => {
  const address = { sort: 'nope', order: 'ASC', filter: '{"post_type":1}' };
  const asked = await mounted('titles', address, ['sort.0'], <TitlesPage />);
  expect(asked).toMatchObject([
    { sort: { field: 'nope' }, filter: { post_type: 1 } },
    { sort: { field: 'updated_at', order: 'DESC' }, filter: { post_type: 1 } },
  ]);
});
