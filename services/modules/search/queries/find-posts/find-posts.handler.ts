import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { GenreNames } from '#modules/catalogue/contract/genres/genre-names.port.ts';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { maxPage } from '#platform/http/max-page.ts';
import { Card } from '../../contract/card.ts';
import { SearchIndex } from '../../contract/search-index.port.ts';
import { SEARCH_TAG } from '../../contract/search-tag.ts';
import type { TitleFilter, TitlePage } from '../../contract/title-filter.ts';
import { QueryReader, SUGGESTED } from '../query-reader.ts';
import { eachOnce, idsOf, isOfName, type Reading } from '../reading.ts';
import { UnknownGenreChosen } from './find-posts.errors.ts';
import { FindPosts } from './find-posts.query.ts';

interface Counted {
  total: number;
  facets: string;
}

type Meaning = Pick<Reading, 'filter' | 'shownFor' | 'sort' | 'leads'>;

/**
 * Counting costs the most, and its result is the same for all pages and sorts: it is cached by filter; so is what a query
 * means.
 */
@QueryHandler(FindPosts)
export class FindPostsHandler implements IQueryHandler<FindPosts> {
  constructor(
    private readonly index: SearchIndex,
    private readonly reader: QueryReader,
    private readonly cache: DocumentCache,
    private readonly names: GenreNames,
  ) {}

  async execute({ filter: asked, page, literal }: FindPosts): Promise<string> {
    const { filter: meant, shownFor, sort, leads } = await this.meaningOf(asked.query, literal);
    const filter = await this.withGenres(narrowed(asked, meant));
    const ordered = { ...page, sort: page.sort ?? sort };
    const [cards, { total, facets }] = await Promise.all([this.index.find(filter, ordered), this.count(filter)]);
    const pages = maxPage(total, page.size);
    const [found, more] =
      leads && isJustText(asked, page) ? await this.withLeads(leads, filter, page, cards) : [cards, 0];
    const shown = JSON.stringify(shownFor);
    const sorted = JSON.stringify(ordered.sort ?? (leads || isOfName(filter) ? null : 'popularity'));
    const posts = await this.names.fill(found.map(({ text }) => text).join(','));
    return `{"posts":[${posts}],"max_page":${pages},"total":${total + more},"shown_for":${shown},"sort":${sorted},"facets":${facets}}`;
  }

  /** They stand on the first page and on no other. @returns what is on this page, and how many of them the filter does not find. */
  private async withLeads(
    leads: Card[],
    filter: TitleFilter,
    page: TitlePage,
    cards: Card[],
  ): Promise<[Card[], number]> {
    const first = page.page === 1 ? cards : await this.index.find(filter, { ...page, page: 1 });
    const shown = page.page === 1 ? eachOnce([...leads, ...first]) : without(cards, leads);
    const ids = idsOf(without(leads, first));
    const onLaterPages = ids.length > 0 ? await this.index.find({ ...filter, ids }, { page: 1, size: ids.length }) : [];
    return [shown, ids.length - onLaterPages.length];
  }

  /** A genre that was merged into another means that one. @throws UnknownGenreChosen */
  private async withGenres(filter: TitleFilter): Promise<TitleFilter> {
    if (!filter.genres?.length) return filter;
    const vocabulary = await this.names.vocabulary();
    if (vocabulary.unknown(filter.genres).length > 0) throw new UnknownGenreChosen();
    return { ...filter, genres: vocabulary.known(filter.genres) };
  }

  private async meaningOf(query: string | undefined, literal: boolean): Promise<Meaning> {
    if (query === undefined || literal) return { filter: { query }, shownFor: null };
    return this.cache.get({
      key: `search meaning ${query}`,
      tags: [SEARCH_TAG],
      mayLag: true,
      load: async () => {
        const { filter, shownFor, sort, leads } = await this.reader.read(query, SUGGESTED);
        return { filter, shownFor, sort, leads: leads?.map(({ id, text }) => new Card(id, text)) };
      },
      sizeOf: ({ filter, leads }) =>
        200 +
        2 * query.length +
        8 * [filter.people, ...(filter.alongside ?? []), filter.ids].reduce((sum, ids) => sum + (ids?.length ?? 0), 0) +
        2 * (leads ?? []).reduce((sum, { text }) => sum + text.length, 0),
    });
  }

  private count(filter: TitleFilter): Promise<Counted> {
    return this.cache.get({
      key: `search count ${JSON.stringify(filter)}`,
      tags: [SEARCH_TAG],
      mayLag: true,
      load: async () => {
        const { total, facets } = await this.index.count(filter);
        // Level 3 of a movie is not that of a series: counted together they mean nothing.
        const qualities = filter.postType ? facets.qualities : [];
        return { total, facets: JSON.stringify({ ...facets, qualities }) };
      },
      sizeOf: ({ facets }) => facets.length + 200,
    });
  }
}

function without(cards: Card[], others: Card[]): Card[] {
  const ids = new Set(idsOf(others));
  return cards.filter(({ id }) => !ids.has(id));
}

/** Whether nothing was chosen beside the text, neither filter nor order. */
function isJustText({ query: _query, ...chosen }: TitleFilter, { sort, direction }: TitlePage): boolean {
  return [...Object.values(chosen), sort, direction].every((choice) => choice === undefined);
}

/** What the query means within the filters that were chosen beside it. */
function narrowed({ query: _query, ...chosen }: TitleFilter, meant: Reading['filter']): TitleFilter {
  const bound = (one: number | undefined, other: number | undefined, tighter: (...years: number[]) => number) => {
    const years = [one, other].filter((year) => year !== undefined);
    return years.length > 0 ? tighter(...years) : undefined;
  };
  const [people, ...alongside] = [meant.people, ...(meant.alongside ?? []), chosen.people].filter(
    (group) => group !== undefined,
  );
  return {
    ...chosen,
    ...meant,
    people,
    alongside: alongside.length > 0 ? alongside : undefined,
    genres:
      chosen.genres?.length || meant.genres
        ? [...new Set([...(chosen.genres ?? []), ...(meant.genres ?? [])])]
        : undefined,
    countries: chosen.countries?.length ? chosen.countries : meant.countries,
    postType: chosen.postType ?? meant.postType,
    fromYear: bound(chosen.fromYear, meant.fromYear, Math.max),
    toYear: bound(chosen.toYear, meant.toYear, Math.min),
  };
}
