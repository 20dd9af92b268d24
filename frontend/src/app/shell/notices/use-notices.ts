import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notice } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';
import { readCookie, writeCookie } from '../../../lib/session/cookie.ts';
import { keepNotices, keptNotices } from './kept-notices.ts';

const YEAR = 365;
const FRESH_MS = 5 * 60_000;

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ signal }) => (await call(api.GET('/api/notices', { signal }))).notices,
  staleTime: FRESH_MS,
});

const cookieOf = (id: number) => `notice-${id}`;
const isDismissed = ({ id }: Notice) => readCookie(cookieOf(id)) !== null;

interface Notices {
  open: Notice[];
  dismiss(id: number): void;
}

/** Notices shown until they are dismissed, remembered by a cookie each (specification §9); at first those of the last visit. */
export function useNotices(): Notices {
  const { data } = useQuery(noticesQuery);
  const [kept] = useState(keptNotices);
  const [, setDismissed] = useState<number[]>([]);
  useEffect(() => {
    if (data) keepNotices(data);
  }, [data]);
  return {
    open: (data ?? kept).filter((notice) => !isDismissed(notice)),
    dismiss: (id) => {
      writeCookie(cookieOf(id), '1', YEAR);
      setDismissed((ids) => [...ids, id]);
    },
  };
}
