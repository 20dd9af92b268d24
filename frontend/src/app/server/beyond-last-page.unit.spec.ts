import { QueryClient } from '@tanstack/react-query';
import { isBeyondLastPage } from './beyond-last-page.ts';

function listed(answer: { posts: object[]; total: number }) {
  const client = new QueryClient();
  client.setQueryData(['posts', { kind: 'movies' }, 99, {}], answer);
  client.setQueryData(['sidebar', 'stats'], {});
  return client.getQueryCache().getAll();
}

it('a page of a list is there while it has titles, or the list has none at all', () => {
  expect(isBeyondLastPage(listed({ posts: [], total: 166 }))).toBe(true);
  expect(isBeyondLastPage(listed({ posts: [], total: 0 }))).toBe(false);
  expect(isBeyondLastPage(listed({ posts: [{}], total: 1 }))).toBe(false);
});
