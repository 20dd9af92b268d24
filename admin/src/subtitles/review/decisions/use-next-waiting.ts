import { useEffect, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleSubtitle } from '../../../api/types.ts';

const LOOKED_THROUGH = 100;

/** Goes on from a subtitle that is decided: to the one sent after it, else to what waits longest, else to the list. */
export function useNextWaiting({ id, created_at: sent }: Pick<ConsoleSubtitle, 'id' | 'created_at'>) {
  const provider = useDataProvider();
  const navigate = useNavigate();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  return async () => {
    const { data } = await provider
      .getList<ConsoleSubtitle>('subtitles', {
        filter: { state: 'waiting' },
        sort: { field: 'created_at', order: 'ASC' },
        pagination: { page: 1, perPage: LOOKED_THROUGH },
      })
      // That it is decided was said; the list says what stands against asking.
      .catch(() => ({ data: [] }));
    // Who has gone elsewhere meanwhile stays there.
    if (!here.current) return;
    const others = data.filter((other) => other.id !== id);
    const next = others.find(({ created_at }) => created_at >= sent) ?? others[0];
    navigate(next ? `/subtitles/${next.id}/show` : '/subtitles');
  };
}
