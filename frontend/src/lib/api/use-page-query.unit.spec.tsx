import { keepPreviousData, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { usePageQuery } from './use-page-query.ts';

afterEach(cleanup);

const client = new QueryClient();
/** What each drawing had, the newest last. */
let drawings: string[] = [];
beforeEach(() => {
  client.clear();
  drawings = [];
});

function Page({ name, keeps = false }: { name: string; keeps?: boolean }) {
  const { data, isPlaceholderData } = usePageQuery({
    queryKey: ['page', name],
    queryFn: async () => `answer of ${name}`,
    staleTime: Number.POSITIVE_INFINITY,
    ...(keeps && { placeholderData: keepPreviousData<string> }),
  });
  drawings.push(`${name}: ${data ?? 'waits'}${isPlaceholderData ? ', old' : ''}`);
  return <p>{data ?? 'waits'}</p>;
}

const page = (name: string, keeps: boolean) => (
  <QueryClientProvider client={client}>
    <Page name={name} keeps={keeps} />
  </QueryClientProvider>
);

describe('the query of a page', () => {
  it('has at once what is there when the page opens', () => {
    client.setQueryData(['page', 'a'], 'answer of a');
    render(page('a', false));
    expect(drawings[0]).toBe('a: answer of a');
  });

  it('draws what has come by a render of its own, which taps can come before', async () => {
    render(page('a', false));
    expect(await screen.findByText('answer of a')).toBeTruthy();
    expect(drawings).toEqual(['a: waits', 'a: waits, old', 'a: answer of a']);
  });

  it('never has the answer of one address at another', () => {
    client.setQueryData(['page', 'a'], 'answer of a');
    client.setQueryData(['page', 'b'], 'answer of b');
    const { rerender } = render(page('a', false));
    act(() => rerender(page('b', false)));
    expect(drawings).toEqual(['a: answer of a', 'b: waits, old', 'b: answer of b']);
  });

  it('goes on with the answer before where the query does', () => {
    client.setQueryData(['page', 'a'], 'answer of a');
    client.setQueryData(['page', 'b'], 'answer of b');
    const { rerender } = render(page('a', true));
    act(() => rerender(page('b', true)));
    expect(drawings).toEqual(['a: answer of a', 'b: answer of a, old', 'b: answer of b']);
  });
});
