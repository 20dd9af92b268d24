import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { NewNotifications } from './notifications-query.ts';
import { useFreshPlan } from './use-fresh-plan.ts';

const PLAN = ['session', 'user'];
const client = new QueryClient();

function Bell({ news }: { news: NewNotifications | undefined }) {
  useFreshPlan(news);
  return null;
}
const page = (news: NewNotifications | undefined) => (
  <QueryClientProvider client={client}>
    <Bell news={news} />
  </QueryClientProvider>
);
const news = (...kinds: string[]) =>
  ({ notifications: kinds.map((kind, at) => ({ kind, id: at + 1 })).reverse() }) as NewNotifications;
const isStale = () => client.getQueryState(PLAN)?.isInvalidated;

beforeEach(() => {
  client.clear();
  client.setQueryData(PLAN, {});
});

it.each(['plan-adjusted', 'payment-done', 'payment-reversed'])(
  'a plan is asked for anew when there is news of it: %s',
  (kind) => {
    const { rerender } = render(page(undefined));
    rerender(page(news('new-episode')));
    rerender(page(news('new-episode', 'new-title')));
    expect(isStale()).toBe(false);
    rerender(page(news('new-episode', 'new-title', kind)));
    expect(isStale()).toBe(true);
  },
);

it('it is not for news that was there before, nor for news that was seen', () => {
  const { rerender } = render(page(news('plan-adjusted', 'plan-adjusted')));
  rerender(page(news('plan-adjusted')));
  rerender(page(news('plan-adjusted', 'plan-adjusted')));
  expect(isStale()).toBe(false);
});
