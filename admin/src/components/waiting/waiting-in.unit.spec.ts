import { countIn, oldestOf } from './waiting-in.ts';

const of = (count: number) => ({ count, oldest_at: null });

it('each queue has what waits in it, and the one of all has their sum', () => {
  const waiting = { comments: of(2), comment_reports: of(3), requests: of(4), payments: of(1) };
  const sections = ['comments', 'requests', 'payments', 'contacts', 'titles', 'waiting'];
  expect(sections.map((section) => countIn(section, waiting))).toEqual([5, 4, 1, 0, 0, 10]);
});

it('since when the oldest of all waits is that of whichever kind', () => {
  const since = (oldest_at: string | null) => ({ count: 1, oldest_at });
  const waiting = { comments: since('2026-03-02T00:00:00.000Z'), requests: since('2026-03-01T00:00:00.000Z') };
  expect(oldestOf({ ...waiting, contacts: since(null) })).toBe('2026-03-01T00:00:00.000Z');
  expect(oldestOf({ comments: of(0) })).toBeNull();
});
