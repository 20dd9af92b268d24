import { QueryClient } from '@tanstack/react-query';
import { movedTo } from './moved-title.ts';

/** What a page has asked for: the title at this slug, which is answered with that of another. */
function asked(slug: string, answered: string) {
  const client = new QueryClient();
  client.setQueryData(['title', 1, slug], { post: { post_type: 1, slug: answered } });
  return client.getQueryCache().getAll();
}

const at = (path: string) => new URL(path, 'https://site.example');

describe('the address of a title', () => {
  it('that was merged leads to the other, on the same tab and with what was asked', () => {
    const queries = asked('leila-1997-2', 'leila-1997');
    expect(movedTo(at('/movies/leila-1997-2'), queries)).toBe('/movies/leila-1997');
    expect(movedTo(at('/movies/leila-1997-2/cast?lang=en'), queries)).toBe('/movies/leila-1997/cast?lang=en');
  });

  it('stays as it is where the title is there', () => {
    expect(movedTo(at('/movies/leila-1997'), asked('leila-1997', 'leila-1997'))).toBeNull();
    expect(movedTo(at('/movies'), asked('leila-1997-2', 'leila-1997'))).toBeNull();
  });
});
