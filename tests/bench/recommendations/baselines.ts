import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { Viewer } from './crowd.ts';
import type { Task } from './hit-rates.ts';
import type { BenchTitles } from './titles.ts';

const DEEPEST = 100;
const FAVOURITES = 3;

/** What anybody would try first: what most watch, and what most watch of the viewer's genres. */
export class Baselines {
  /** Places by how many watch them, the most first. */
  private readonly order: number[];

  constructor(
    private readonly titles: BenchTitles,
    private readonly crowd: readonly Viewer[],
    tested: number,
  ) {
    const counts = new Float64Array(titles.facts.length);
    crowd.forEach(({ watched }, index) => {
      for (const place of index < tested ? watched.slice(0, -1) : watched) counts[place]! += 1;
    });
    this.order = titles.facts.map((_, place) => place).sort((a, b) => counts[b]! - counts[a]!);
  }

  popular = ({ userId }: Task): number[] => {
    const known = this.knownTo(userId);
    return this.first((place) => !known.has(place));
  };

  genreMates = ({ userId }: Task): number[] => {
    const known = this.knownTo(userId);
    const counts = new Map<string, number>();
    for (const place of known) {
      for (const genre of this.titles.facts[place]!.genres) counts.set(genre, (counts.get(genre) ?? 0) + 1);
    }
    const favourites = [...counts].sort(([, a], [, b]) => b - a).slice(0, FAVOURITES);
    const names = new Set(favourites.map(([genre]) => genre));
    return this.first(
      (place) => !known.has(place) && this.titles.facts[place]!.genres.some((genre) => names.has(genre)),
    );
  };

  /** What most watch of the seed's genres, of its kind. */
  genreMatesOf = ({ seed }: Task): number[] => {
    const { genres, postType } = this.titles.facts[seed - 1]!;
    return this.first((place) => {
      const facts = this.titles.facts[place]!;
      return place !== seed - 1 && facts.postType === postType && facts.genres.some((genre) => genres.includes(genre));
    });
  };

  popularOf = ({ seed }: Task): number[] => {
    const { postType } = this.titles.facts[seed - 1]!;
    return this.first((place) => place !== seed - 1 && this.titles.facts[place]!.postType === postType);
  };

  private knownTo(userId: number): Set<number> {
    return new Set(this.crowd[userId - 1]!.watched.slice(0, -1));
  }

  private first(fits: (place: number) => boolean): number[] {
    const shown: number[] = [];
    for (const place of this.order) {
      if (fits(place)) shown.push(place + 1);
      if (shown.length === DEEPEST) break;
    }
    return shown;
  }
}

/** How similar titles were found before: by people and genres in common, the best known of the genres. */
const SIMILAR_BEFORE = `
  with own as (select * from read.title_feature where title_id = $1),
  candidates as (
    (select c.* from read.title_feature c, own where c.people && own.people and c.post_type = own.post_type limit 200)
    union
    (select c.* from read.title_feature c, own where c.genres && own.genres and c.post_type = own.post_type
     order by c.popularity desc, c.title_id limit 300)
  )
  select c.title_id as id from candidates c, own where c.title_id <> own.title_id
  order by 3.0 * cardinality(array(select unnest(c.genres) intersect select unnest(own.genres)))
      + 2.5 * least(3, cardinality(array(select unnest(c.people) intersect select unnest(own.people))))
      + 1.5 * (c.countries && own.countries)::int + c.popularity / 30 - abs(c.release_year - own.release_year) / 12.0 desc,
    c.title_id
  limit ${DEEPEST}`;

export async function similarBefore(database: ReadDatabase, titleId: number): Promise<number[]> {
  return (await database.rows<{ id: number }>(SIMILAR_BEFORE, [titleId])).map(({ id }) => id);
}
