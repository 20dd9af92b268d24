import type { MultiSearchQuery } from 'meilisearch';
import { Card } from '../../contract/card.ts';
import type { TitleCount } from '../../contract/search-index.port.ts';
import type { TitleFilter, TitlePage, TitleSort } from '../../contract/title-filter.ts';
import { FEW_TITLES } from '../../domain/likeness/likeness.ts';
import type { Engine, Found, Hit } from './engine.ts';
import { mark } from './engine-document.ts';
import {
  allConditions,
  baseConditions,
  type Conditions,
  countryConditions,
  hasInitials,
  hasKey,
  hasNotKey,
  initialsBeginWith,
  isOneOf,
  qualityConditions,
} from './filter-expression.ts';
import { merged, type SearchPart, TypedName } from './typed-name.ts';

const SORT_ATTRIBUTES: Record<TitleSort, string> = {
  created_at: 'createdAt',
  updated_at: 'updatedAt',
  release_year: 'releaseYear',
  rating: 'rating',
  votes: 'votes',
  name: 'sortName',
  popularity: 'popularity',
};
/** Titles of one name, and titles that a misspelt query may mean: as good as all of them. */
const MAX_EXACT = 100;
const MAX_MISSPELT = 1_000;

/** What the words of a query mean among all titles, whatever the filter. */
type Meaning =
  | { by: 'nothing' }
  | { by: 'filter' }
  | { by: 'words'; name: TypedName }
  /** Best first. */
  | { by: 'ids'; ids: number[] };

/** Advanced search: pages and counts. */
export class TitleFinder {
  constructor(
    private readonly engine: Engine,
    private readonly index: () => string,
  ) {}

  async find(filter: TitleFilter, page: TitlePage): Promise<Card[]> {
    const meaning = await this.meaningOf(filter);
    if (meaning.by === 'nothing') return [];
    const hits =
      page.sort || meaning.by === 'filter'
        ? await this.sorted(filter, page, meaning)
        : await this.byRelevance(filter, page, meaning);
    return hits.map(({ id, card }) => new Card(id, card));
  }

  /** Countries and qualities are counted as if nothing was chosen in them. */
  async count(filter: TitleFilter): Promise<TitleCount> {
    const meaning = await this.meaningOf(filter);
    if (meaning.by === 'nothing') return { total: 0, facets: { genres: [], countries: [], qualities: [] } };
    const base = baseConditions(filter);
    const [countries, qualities] = [countryConditions(filter), qualityConditions(filter)];
    const [all, ofCountries, ofQualities] = await this.engine.search([
      this.counting([...base, ...countries, ...qualities], meaning, 'genres'),
      this.counting([...base, ...qualities], meaning, 'countries'),
      this.counting([...base, ...countries], meaning, 'qualities'),
    ]);
    return {
      total: all?.totalHits ?? 0,
      facets: {
        genres: counts(all, 'genres').map(([slug, count]) => ({ slug, count })),
        countries: counts(ofCountries, 'countries').map(([code, count]) => ({ code, count })),
        qualities: counts(ofQualities, 'qualities').map(([level, count]) => ({ level: Number(level), count })),
      },
    };
  }

  private async meaningOf({ query, initials }: TitleFilter): Promise<Meaning> {
    if (initials !== undefined) return this.withInitials(mark(initials));
    if (query === undefined) return { by: 'filter' };
    const name = TypedName.read(query);
    if (!name) return { by: 'nothing' };
    const [probe] = await this.ask([name.asTyped()], 1);
    if (probe!.hits.length > 0) return { by: 'words', name };
    const meant = await this.ask([name.exact(), ...name.misspelt()], MAX_MISSPELT);
    if (merged(...meant.map(({ hits }) => hits)).length < FEW_TITLES) {
      meant.push(...(await this.ask(name.twiceMisspelt(), MAX_MISSPELT)));
    }
    const likely = name.likeliestFirst(merged(...meant.map(({ hits }) => hits)));
    const ids = likely.filter((hit) => name.isMeantBy(hit)).map((hit) => hit.id);
    return ids.length > 0 ? { by: 'ids', ids } : { by: 'nothing' };
  }

  /** Those with no other word first. */
  private async withInitials(initials: string): Promise<Meaning> {
    const sort = ['popularity:desc', 'id:asc'];
    const parts = [hasInitials(initials), initialsBeginWith(initials)].map((filter) => ({ filter, sort }));
    const found = await this.ask(parts, MAX_EXACT);
    const ids = merged(...found.map(({ hits }) => hits)).map((hit) => hit.id);
    return ids.length > 0 ? { by: 'ids', ids } : { by: 'nothing' };
  }

  private async sorted(filter: TitleFilter, page: TitlePage, meaning: Meaning): Promise<Hit[]> {
    const sort = page.sort ?? 'popularity';
    const direction = page.direction ?? (sort === 'name' ? 'asc' : 'desc');
    const part = restricted(allConditions(filter), meaning);
    const order = [`${SORT_ATTRIBUTES[sort]}:${direction}`, `id:${direction}`];
    const [found] = await this.ask([{ ...part, sort: order, offset: (page.page - 1) * page.size }], page.size);
    return found!.hits;
  }

  private async byRelevance(filter: TitleFilter, page: TitlePage, meaning: Meaning): Promise<Hit[]> {
    const conditions = allConditions(filter);
    const from = (page.page - 1) * page.size;
    if (meaning.by !== 'words') return (await this.inOrder(conditions, meaning)).slice(from, from + page.size);
    const { name } = meaning;
    const [exact] = await this.ask([name.asTyped([...conditions, hasKey(name.key)])], MAX_EXACT);
    const first = exact!.hits.slice(from, from + page.size);
    if (first.length === page.size) return first;
    const rest = name.asTyped([...conditions, hasNotKey(name.key)]);
    const offset = Math.max(0, from - exact!.hits.length);
    const [others] = await this.ask([{ ...rest, offset }], page.size - first.length);
    return [...first, ...others!.hits];
  }

  /** The titles that a misspelt query may mean and that the conditions let through, best first. */
  private async inOrder(conditions: Conditions, meaning: Meaning): Promise<Hit[]> {
    const places = new Map(meaning.by === 'ids' ? meaning.ids.map((id, place) => [id, place]) : []);
    const [found] = await this.ask([restricted(conditions, meaning)], places.size);
    return found!.hits.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
  }

  private counting(conditions: Conditions, meaning: Meaning, facet: string): MultiSearchQuery {
    return { indexUid: this.index(), ...restricted(conditions, meaning), facets: [facet], page: 1, hitsPerPage: 0 };
  }

  private ask(parts: SearchPart[], limit: number): Promise<Found[]> {
    return this.engine.search(parts.map((part) => ({ indexUid: this.index(), ...part, limit })));
  }
}

function restricted(conditions: Conditions, meaning: Meaning): SearchPart {
  switch (meaning.by) {
    case 'words':
      return meaning.name.asTyped(conditions);
    case 'ids':
      return { filter: [...conditions, isOneOf(meaning.ids)] };
    default:
      return { filter: conditions };
  }
}

/** The commonest first. */
function counts(found: Found | undefined, facet: string): [string, number][] {
  return Object.entries(found?.facetDistribution?.[facet] ?? {}).sort(
    ([value, count], [otherValue, otherCount]) => otherCount - count || (value < otherValue ? -1 : 1),
  );
}
