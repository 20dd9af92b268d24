import type { MultiSearchQuery } from 'meilisearch';
import { Card } from '../../contract/card.ts';
import type { Cards, Fit, Suggestions, SuggestLimits } from '../../contract/search-index.port.ts';
import { FEW_TITLES } from '../../domain/likeness/likeness.ts';
import type { Engine, Hit } from './engine.ts';
import { type Conditions, hasRole } from './filter-expression.ts';
import type { EngineKind } from './index-settings.ts';
import { merged, type SearchPart, TypedName } from './typed-name.ts';

/** More than are shown, so that the likeliest of what was misspelt is among them. */
const MAX_MISSPELT = 40;

interface Wanted {
  kind: EngineKind;
  limit: number;
  conditions: Conditions;
}

/** Search as one types: what is as it was typed, and when no title is (or no person, where only they are wanted), what was meant. */
export class NameSuggestions {
  constructor(
    private readonly engine: Engine,
    private readonly indexOf: (kind: EngineKind) => string,
  ) {}

  async suggest(query: string, limits: SuggestLimits): Promise<Suggestions> {
    const { titles, people, role, onlyTyped } = limits;
    const name = TypedName.read(query);
    const nearest: Cards = { titles: [], people: [] };
    if (!name) return { titles: [], people: [], fit: { titles: 'none', people: 'none' }, nearest };
    const wanted: Wanted[] = [
      { kind: 'titles', limit: titles, conditions: [] },
      { kind: 'people', limit: people, conditions: role ? [hasRole(role)] : [] },
    ];
    let [shownTitles = [], shownPeople = []] = await this.asTyped(name, wanted);
    const fit: Suggestions['fit'] = { titles: asTyped(shownTitles), people: asTyped(shownPeople) };
    if (!onlyTyped && (titles > 0 ? shownTitles : shownPeople).length === 0) {
      const [nearTitles = [], nearPeople = []] = await this.misspelt(name, wanted);
      const isMeant = (hit: Hit) => name.isMeantBy(hit);
      const [meantTitles, meantPeople] = [nearTitles.filter(isMeant), nearPeople.filter(isMeant)];
      nearest.titles = cardsOf(nearTitles.filter((hit) => !isMeant(hit)).slice(0, titles));
      nearest.people = cardsOf(nearPeople.filter((hit) => !isMeant(hit)).slice(0, people));
      // The query is a person's name as it is: only titles' whole names are worth a correction then.
      const likely = shownPeople.length > 0 ? meantTitles.filter((hit) => name.isNearly(hit)) : meantTitles;
      shownTitles = likely.slice(0, titles);
      shownPeople = merged(shownPeople, meantPeople).slice(0, people);
      fit.titles = misspeltFit(name, shownTitles);
      if (fit.people === 'none') fit.people = misspeltFit(name, shownPeople);
    }
    return { fit, titles: cardsOf(shownTitles), people: cardsOf(shownPeople), nearest };
  }

  private async asTyped(name: TypedName, wanted: Wanted[]): Promise<Hit[][]> {
    const found = await this.ask(wanted, (conditions) => [name.exact(conditions), name.asTyped(conditions)]);
    return wanted.map(({ limit }, at) => merged(...found[at]!).slice(0, limit));
  }

  private async misspelt(name: TypedName, wanted: Wanted[]): Promise<Hit[][]> {
    const found = await this.ask(wanted, (conditions) => name.misspelt(conditions), MAX_MISSPELT);
    if (merged(...(found[0] ?? [])).length < FEW_TITLES) {
      const more = await this.ask(wanted, (conditions) => name.twiceMisspelt(conditions), MAX_MISSPELT);
      for (const [at, lists] of more.entries()) found[at]!.push(...lists);
    }
    return found.map((lists) => name.likeliestFirst(merged(...lists)));
  }

  /** @returns for each kind the hits of each part, in one request. */
  private async ask(
    wanted: Wanted[],
    partsOf: (conditions: Conditions) => SearchPart[],
    most?: number,
  ): Promise<Hit[][][]> {
    const asked = wanted.map(({ kind, limit, conditions }) =>
      limit > 0 ? partsOf(conditions).map((part): MultiSearchQuery => this.query(kind, part, most ?? limit)) : [],
    );
    const found = await this.engine.search(asked.flat());
    let at = 0;
    return asked.map((queries) => queries.map(() => found[at++]!.hits));
  }

  private query(kind: EngineKind, part: SearchPart, limit: number): MultiSearchQuery {
    return { indexUid: this.indexOf(kind), ...part, limit };
  }
}

const cardsOf = (hits: Hit[]): Card[] => hits.map(({ id, card }) => new Card(id, card));

const asTyped = (hits: Hit[]): Fit => (hits.length > 0 ? 'typed' : 'none');

function misspeltFit(name: TypedName, hits: Hit[]): Fit {
  if (hits.length === 0) return 'none';
  return hits.some((hit) => name.isNearly(hit)) ? 'near' : 'far';
}
