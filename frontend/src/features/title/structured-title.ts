import type { Name, TitleAnswer } from '../../api/types.ts';
import { breadcrumbs } from '../../components/page/breadcrumbs.ts';
import { sized } from '../../lib/images/image-url.ts';
import { wholeAddress } from '../../lib/router/page-address.ts';
import { titlePath } from '../../lib/router/title-path.ts';

interface Words {
  home: string;
  list: string;
  nameOf(name: Name): string;
  summary: string;
}

const BEST = 10;

/** A movie or series with its way from home, in the vocabulary of schema.org. */
export function structuredTitle({ post, stats }: TitleAnswer, { home, list, nameOf, summary }: Words) {
  const movie = post.post_type === 1;
  const path = titlePath(post);
  const person = ({ name, slug }: { name: Name; slug: string }) => ({
    '@type': 'Person',
    name: nameOf(name),
    url: wholeAddress(`/person/${slug}`),
  });
  const some = <T>(values: readonly T[]) => (values.length > 0 ? values : undefined);
  return {
    '@type': 'WebPage',
    breadcrumb: breadcrumbs([
      [home, '/'],
      [list, movie ? '/movies' : '/series'],
      [nameOf(post.name), path],
    ]),
    mainEntity: {
      '@type': movie ? 'Movie' : 'TVSeries',
      name: nameOf(post.name),
      alternateName: some([post.name.en, ...post.alternate_names].filter((name) => name !== nameOf(post.name))),
      url: wholeAddress(path),
      image: wholeAddress(sized(post.cover_path, '600x900')),
      description: summary || undefined,
      genre: some(post.genres.map(nameOf)),
      countryOfOrigin: some(post.countries.map((country) => ({ '@type': 'Country', name: nameOf(country) }))),
      contentRating: post.age ?? undefined,
      duration: movie && post.runtime_minutes ? `PT${post.runtime_minutes}M` : undefined,
      datePublished: String(post.release_year),
      startDate: movie ? undefined : String(post.release_year),
      endDate: !movie && post.end_year ? String(post.end_year) : undefined,
      numberOfSeasons: movie ? undefined : post.seasons_count || undefined,
      director: some(post.directors.map(person)),
      author: some(post.writers.map(person)),
      actor: some(post.cast.map(person)),
      aggregateRating:
        stats.votes > 0 && stats.rating
          ? { '@type': 'AggregateRating', ratingValue: stats.rating, ratingCount: stats.votes, bestRating: BEST }
          : undefined,
    },
  };
}
