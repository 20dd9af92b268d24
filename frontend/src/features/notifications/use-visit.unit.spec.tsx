import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api/client.ts';
import { newNotificationsQuery, notificationsQuery } from './notifications-query.ts';
import { useVisit } from './use-visit.ts';

const client = new QueryClient();
const post = jest.spyOn(api, 'POST');
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const line = (...ids: number[]) => ({ id: ids[0], ids, visited: false });

afterAll(() => post.mockRestore());

it('a line of many is visited with all of them at once, and they are counted no more', async () => {
  post.mockImplementation((() => new Promise(() => {})) as never);
  client.setQueryData(notificationsQuery(1).queryKey, { notifications: [line(9), line(8, 7, 6)], count: 4 } as never);
  const each = { notifications: [line(9), line(8), line(7), line(6)], count: 4 };
  client.setQueryData(newNotificationsQuery.queryKey, each as never);
  const { result } = renderHook(useVisit, { wrapper });
  act(() => result.current({ ids: [8, 7, 6] }));
  await waitFor(() => expect(client.getQueryData(newNotificationsQuery.queryKey)?.count).toBe(1));
  expect(client.getQueryData(notificationsQuery(1).queryKey)).toMatchObject({
    notifications: [{ visited: false }, { ids: [8, 7, 6], visited: true }],
    count: 1,
  });
  expect(post.mock.calls).toMatchObject([['/api/user/visitNotifications', { body: { ids: [8, 7, 6], up_to: 0 } }]]);
});
