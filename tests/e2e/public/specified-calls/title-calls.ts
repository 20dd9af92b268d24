import { card, each, words } from './answer-shapes.ts';
import type { SpecifiedCalls } from './specified-call.ts';
import type { Walker } from './walker.ts';

/** What a guest is shown, and what the walker remembers of it. */
export function describeTitleCalls(calls: SpecifiedCalls, walker: Walker): void {
  it('show a movie and a series with all that §3 says of them', async () => {
    const ask = async (name: string, slug: string) =>
      (await calls.ask(`POST /api/post/${name}/{slug}`, { values: { slug } })).body.post;
    const found = await ask('getMovie', 'the-godfather-1972');
    expect(found).toMatchObject({ ...card(1), serial: null, review: { title: words(), content: words() } });
    expect(found.movie).toMatchObject({ name: words(), release_year: 1972, cover_path: found.cover_path });
    each(found.movie.awards, { type: expect.any(Number), title: expect.any(String) });
    expect(found.trailers).toEqual(expect.any(Array));
    walker.movie = found;
    walker.file = found.files[0]!.id;
    const other = await ask('getSerial', 'breaking-bad-2008');
    expect(other).toMatchObject({ ...card(2), movie: null, review: { content: words() }, serial: { name: words() } });
    each(other.seasons, { number: expect.any(Number), groups: expect.arrayContaining([expect.anything()]) }, 5);
    walker.serial = other;
    const similar = { similarMovies: [walker.movie, 1], similarSerials: [walker.serial, 2] } as const;
    for (const [name, [{ id }, postType]] of Object.entries(similar)) {
      const { posts } = (await calls.ask(`POST /api/post/${name}`, { body: { post_id: id } })).body;
      each(posts, card(postType), 4);
    }
  });

  it('tell every text of the site with its type, and take no key that it does not have', async () => {
    const { translations } = (await calls.ask('GET /api/getTranslations')).body;
    each(translations, { key: expect.any(String), value: expect.any(String), type: expect.any(Number) }, 1_000);
    const countries = translations.filter(({ type }: { type: number }) => type === 9);
    each(countries, { key: expect.stringMatching(/^country\.[A-Z]{2}$/), value: words().fa }, 200);
    const { body } = await calls.ask('POST /api/setTranslations', { body: { keys: ['nav.home', 'no.such.key'] } });
    expect(body).toEqual({ status: 1, messages: ['There is no such text: no.such.key'] });
  });
}
