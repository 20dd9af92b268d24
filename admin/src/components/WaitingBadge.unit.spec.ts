import { countIn } from './WaitingBadge.tsx';

const of = (count: number) => ({ count, oldest_at: null });

it('each queue has what waits in it, and the one of all has their sum', () => {
  const waiting = { comments: of(2), comment_reports: of(3), requests: of(4), payments: of(1) };
  const sections = ['comments', 'requests', 'payments', 'contacts', 'titles', 'waiting'];
  expect(sections.map((section) => countIn(section, waiting))).toEqual([5, 4, 1, 0, 0, 10]);
});
