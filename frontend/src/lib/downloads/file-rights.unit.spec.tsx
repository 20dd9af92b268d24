import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { api } from '../api/client.ts';
import { storeToken } from '../session/token.ts';
import { useFileRights } from './file-rights.ts';

function Right() {
  const { data } = useFileRights(9);
  return <p>{data?.files[7]?.play}</p>;
}

it('takes a part of a page over with the rights of the guest that it was drawn for, though the member’s have come before it', async () => {
  storeToken('a-token', true);
  const rights = (play: string) => ({ window_days: 7, files: { 7: { play } }, remaining: 0 });
  jest.spyOn(api, 'POST').mockResolvedValue({ data: rights('allowed'), response: { ok: true } } as never);
  const client = new QueryClient();
  client.setQueryData(['session', 'file-rights', 9, 'guest'], rights('login'));
  client.setQueryData(['session', 'file-rights', 9, 'member'], rights('allowed'));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<p>login</p>';
  const complaints: unknown[] = [];
  const page = (
    <QueryClientProvider client={client}>
      <Right />
    </QueryClientProvider>
  );
  const root = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) });
  expect(await screen.findByText('allowed')).toBeTruthy();
  expect(complaints).toEqual([]);
  root.unmount();
});
