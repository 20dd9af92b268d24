import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { ListPages } from '#platform/documents/list-pages.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { HERO_COUNT } from '../cards/card-shapes.ts';
import { choosePosts, filmOfTheDay, RANKED_COUNT } from './choose-posts.ts';
import { GenreTileReader } from './genre-tile.reader.ts';
import { GetHome } from './get-home.query.ts';
import { HomePostReader } from './home-posts.reader.ts';
import { homeHero, shelves, spotlights } from './shelves.ts';

/** What a shelf chooses from: enough to leave out what others show. */
const CANDIDATES = 80;

@QueryHandler(GetHome)
export class GetHomeHandler implements IQueryHandler<GetHome> {
  constructor(
    private readonly lists: ListPages,
    private readonly cache: DocumentCache,
    private readonly posts: HomePostReader,
    private readonly genres: GenreTileReader,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<string> {
    const day = Math.floor(this.clock.now().getTime() / DAY_MS);
    return this.cache.getText({
      key: `home ${day}`,
      tags: ['lists', 'ratings', 'release-files'],
      until: new Date((day + 1) * DAY_MS),
      load: () => this.compose(day),
    });
  }

  private async compose(day: number): Promise<string> {
    const [hero, films, ...lists] = await Promise.all([
      this.lists.head(homeHero, HERO_COUNT),
      this.lists.head(spotlights, CANDIDATES),
      ...shelves.map(({ list }) => this.lists.head(list, CANDIDATES)),
    ]);
    const candidates = shelves.map(({ kind }, n) => ({ kind, ids: lists[n] ?? [] }));
    const leading = candidates.filter(({ kind }) => kind === 'ranked').flatMap(({ ids }) => ids.slice(0, RANKED_COUNT));
    const spotlight = filmOfTheDay(films, new Set([...hero, ...leading]), day);
    const lead = spotlight === undefined ? hero : [...hero, spotlight];
    const [leads, genres, filled] = await Promise.all([
      this.posts.leads(lead),
      this.genres.tiles(new Set([...lead, ...leading])),
      this.fillShelves(choosePosts(candidates, lead)),
    ]);
    const film = spotlight === undefined ? undefined : leads.get(spotlight);
    return `{"hero":[${joined(hero, leads)}],"spotlight":${film ?? null},"genres":${JSON.stringify(genres)},"shelves":[${filled}]}`;
  }

  /** A shelf with nothing on it is left out. */
  private async fillShelves(chosen: readonly number[][]): Promise<string> {
    const idsOf = (wide: boolean) => chosen.filter((_, n) => (shelves[n]?.kind === 'wide') === wide).flat();
    const [cards, wideCards] = await Promise.all([this.posts.cards(idsOf(false)), this.posts.wideCards(idsOf(true))]);
    const filled = shelves.map(({ list: _, ...shelf }, n) => {
      const posts = joined(chosen[n] ?? [], shelf.kind === 'wide' ? wideCards : cards);
      return posts && `${JSON.stringify(shelf).slice(0, -1)},"posts":[${posts}]}`;
    });
    return filled.filter(Boolean).join(',');
  }
}

function joined(ids: readonly number[], texts: ReadonlyMap<number, string>): string {
  return ids.flatMap((id) => texts.get(id) ?? []).join(',');
}
