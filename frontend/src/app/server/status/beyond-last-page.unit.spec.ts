import { QueryClient } from '@tanstack/react-query';
import { isBeyondLastPage } from './beyond-last-page.ts';

function listed(answer: object) {
  const client = new QueryClient();
  client.setQueryData(['some list', 99], { max_page: 7, ...answer });
  client.setQueryData(['sidebar', 'stats'], { movies: 0, list: [] });
  client.setQueryData(['nothing'], null);
  return client.getQueryCache().getAll();
}

it.each(['posts', 'news', 'reviews', 'people'])('a page of %s is there while it has any, or there are none', (name) => {
  expect(isBeyondLastPage(listed({ [name]: [], total: 166 }))).toBe(true);
  expect(isBeyondLastPage(listed({ [name]: [], total: 0 }))).toBe(false);
  expect(isBeyondLastPage(listed({ [name]: [{}], total: 1 }))).toBe(false);
});
