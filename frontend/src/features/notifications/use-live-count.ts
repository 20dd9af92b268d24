import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { newNotificationsQuery } from './notifications-query.ts';

const ADDRESS = '/api/user/notificationCount';
/** After a refusal, which the browser does not try again by itself. */
const RETRY_INTERVAL_MS = 5 * 60_000;

/**
 * Hears of new notifications while the page is visible; a hidden one holds no connection.
 * @returns whether it hears: else somebody has to ask now and then.
 */
export function useLiveCount(): boolean {
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  useEffect(() => {
    const hear = (count: number) => {
      const known = client.getQueryData(newNotificationsQuery.queryKey);
      if (known && known.count !== count) void client.invalidateQueries({ queryKey: ['session', 'notifications'] });
    };
    return whileVisible(() => listen(hear, setLive));
  }, [client]);
  return live;
}

/** @returns what ends it. */
function listen(hear: (count: number) => void, onLive: (live: boolean) => void): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(ADDRESS);
    source.onopen = () => onLive(true);
    source.onmessage = ({ data }) => hear(JSON.parse(data).count);
    source.onerror = () => {
      onLive(false);
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(open, RETRY_INTERVAL_MS);
    };
  };
  if (typeof EventSource !== 'undefined') open();
  return () => {
    clearTimeout(retry);
    source?.close();
    onLive(false);
  };
}

function whileVisible(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const follow = () => {
    if (document.visibilityState === 'visible') end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.();
  };
}
