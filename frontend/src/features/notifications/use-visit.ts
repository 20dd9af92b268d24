import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, call } from '../../lib/api/client.ts';
import type { NewNotifications, NotificationList } from './notifications-query.ts';

interface Visit {
  /** Of those that were opened. */
  ids?: number[];
  /** All that a list knew of which gave this number. */
  upTo?: number;
}

type Known = NewNotifications | NotificationList;

/** Marks notifications as visited, on the screen at once; asked for anew when the server says no. */
export function useVisit() {
  const client = useQueryClient();
  const queryKey = ['session', 'notifications'];
  const { mutate } = useMutation({
    mutationFn: ({ ids = [], upTo = 0 }: Visit) =>
      call(api.POST('/api/user/visitNotifications', { body: { ids, up_to: upTo } })),
    onMutate: async (visit: Visit) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Known>({ queryKey }, (known) => known && visited(known, visit));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}

function visited<List extends Known>(known: List, { ids = [], upTo = 0 }: Visit): List {
  const isVisited = (id: number) => upTo > 0 || ids.includes(id);
  const fresh = known.notifications.filter((one) => !one.visited).flatMap((one) => one.ids.filter(isVisited)).length;
  return {
    ...known,
    count: upTo > 0 ? 0 : known.count - fresh,
    notifications: known.notifications.map((one) => (one.ids.every(isVisited) ? { ...one, visited: true } : one)),
  };
}
