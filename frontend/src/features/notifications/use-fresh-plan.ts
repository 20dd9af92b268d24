import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { NewNotifications } from './notifications-query.ts';

const OF_PLAN: ReadonlySet<string> = new Set(['plan-adjusted', 'payment-done', 'payment-reversed']);
/** What shows a plan, or how it came about. */
const SHOWN = [
  ['session', 'user'],
  ['session', 'payments'],
  ['session', 'statement'],
  ['session', 'file-rights'],
  ['payment'],
];

/** Asks for the plan anew when there is news of it: whoever follows the news finds there what it says. */
export function useFreshPlan(news: NewNotifications | undefined): void {
  const client = useQueryClient();
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (!news) return;
    const newest = Math.max(0, ...news.notifications.filter(({ kind }) => OF_PLAN.has(kind)).map(({ id }) => id));
    if (known.current !== null && newest > known.current)
      for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey });
    known.current = Math.max(known.current ?? 0, newest);
  }, [client, news]);
}
