import { backdropPath } from '#modules/media/contract/pictures-of.ts';
import type { TitleFacts } from '../../contract/catalogue.events.ts';
import { countryLabel } from './labels.ts';

/** What the hero and the title page show beyond the card. */
export function heroExtra(facts: TitleFacts) {
  return {
    backdrop_path: backdropPath(facts),
    summary: bothLanguages(facts.summary),
    age: facts.age,
    runtime_minutes: facts.runtimeMinutes,
    countries: facts.countries.map(countryLabel),
  };
}

/** Keys in one order, however the facts were stored: equal facts give equal texts. */
export function bothLanguages<Text extends string | null>({ fa, en }: { fa: string | null; en: Text }) {
  return { fa, en };
}
