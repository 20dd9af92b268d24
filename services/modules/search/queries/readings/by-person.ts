import type { Card } from '../../contract/card.ts';
import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { isPersian } from '../../domain/sounds/sounds.ts';
import { type NamedPerson, titleAndPerson, withoutAnd } from '../../domain/words/title-and-person.ts';
import { hasBeginnings, hasWords, idsOf, isNamed, isOfWords, joined, led, type Reading, reading } from '../reading.ts';
import { titlesOf } from './titles-of.ts';

/** People of one name whose titles are looked through. */
const MAX_NAMESAKES = 100;
/** Whom a misspelt name may mean. */
const MAX_MEANT = 10;
/** A name and a surname: more ways to cut a text cost more than they find. */
const HEARD_WORDS = 2;

/** With those who have these words in their names. */
interface KnownPerson extends NamedPerson {
  people: Card[];
}

export async function byPerson(index: SearchIndex, folded: string, limits: SuggestLimits): Promise<Reading | null> {
  const cuts = titleAndPerson(folded);
  const named: KnownPerson[] = [];
  for (const { text: query, person } of cuts) {
    const namesakes = await index.suggest(person, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
    if (namesakes.people.length === 0) continue;
    const found = await titlesOf(index, { query, people: idsOf(namesakes.people) }, limits);
    if (found) return found;
    const people = namesakes.people.filter(hasWords(person.split(' ')));
    if (people.length > 0) named.push({ text: query, person, people });
  }
  for (const cut of cuts) {
    const found = await byMisspeltPerson(index, cut, limits);
    if (found) return found;
  }
  return (
    (await byWholeName(index, named, limits)) ?? (await byTwo(index, named, limits)) ?? byEither(index, named, limits)
  );
}

/** A title as it was typed with somebody whose it is: no words that one typo away would make somebody else's name. @param within which of them. */
export async function byTitleAndPerson(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
  within: Reading['filter'] = {},
): Promise<Reading | null> {
  for (const { text: query, person } of titleAndPerson(folded)) {
    const { titles } = await index.suggest(query, { titles: 1, people: 0, onlyTyped: true });
    if (titles.length === 0) continue;
    const { people } = await index.suggest(person, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
    const found = people.length > 0 ? await titlesOf(index, { ...within, query, people: idsOf(people) }, limits) : null;
    if (found) return found;
  }
  return null;
}

/** What stands before a surname begins the name, too: "leo dicaprio". */
async function byWholeName(index: SearchIndex, named: KnownPerson[], limits: SuggestLimits): Promise<Reading | null> {
  for (const { text, person, people } of named) {
    const whole = people.filter(hasBeginnings(`${text} ${person}`.split(' ')));
    const theirs = whole.length > 0 ? await titlesOf(index, { people: idsOf(whole) }, limits) : null;
    if (theirs) return { ...theirs, people: whole.slice(0, limits.people) };
  }
  return null;
}

/** «پاچینو دنیرو», "al pacino and robert de niro": both parts are somebody's, and they have made something together. */
async function byTwo(index: SearchIndex, named: KnownPerson[], limits: SuggestLimits): Promise<Reading | null> {
  for (const { text, people } of named) {
    const one = named.find(({ person }) => person === withoutAnd(text))?.people ?? [];
    // Who is meant by both parts is no second person.
    const first = new Set(idsOf(one));
    const others = people.filter(({ id }) => !first.has(id));
    if (one.length === 0 || others.length === 0) continue;
    const theirs = await titlesOf(index, { people: idsOf(one), alongside: [idsOf(others)] }, limits);
    if (theirs) return { ...theirs, people: [one[0]!, others[0]!].slice(0, limits.people) };
  }
  return null;
}

/**
 * Nothing says that the one has to do with the other: "joker heath ledger", where a part is named, or a title whose credits lack somebody.
 * A whole name means all that is theirs, below what is called so; a surname only the title.
 */
async function byEither(index: SearchIndex, named: KnownPerson[], limits: SuggestLimits): Promise<Reading | null> {
  for (const { text, person, people } of named) {
    const called = await index.suggest(text, { ...limits, people: 0, onlyTyped: true });
    const titles = called.titles.filter(isNamed(text));
    const theirs = person.includes(' ') ? await titlesOf(index, { people: idsOf(people) }, limits) : null;
    if (theirs)
      return led(
        { ...theirs, people: people.slice(0, limits.people) },
        joined(titles.slice(0, 1), theirs.titles, limits),
      );
    if (titles.length > 0) return reading(called, { query: text });
  }
  return null;
}

/** "fight club bred pit": somebody's whole name is a typo away, and a title is there as it was typed. */
async function byMisspeltPerson(
  index: SearchIndex,
  { text: query, person }: NamedPerson,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const words = person.split(' ').length;
  if (words === 1) return null;
  const titles = await index.suggest(query, { titles: 1, people: 0, onlyTyped: true });
  if (titles.titles.length === 0) return null;
  const { people, fit } = await index.suggest(person, { titles: 0, people: MAX_MEANT });
  const whole = fit.people === 'near' ? people.filter(isOfWords(words)) : [];
  return whole.length > 0 ? titlesOf(index, { query, people: idsOf(whole) }, limits) : null;
}

/** «تام کروز تاپ گان»: somebody's whole name, beside a title, that both may only sound so. */
export async function byHeardPerson(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
): Promise<Reading | null> {
  if (!folded.split(' ').every(isPersian)) return null;
  for (const { text: query, person } of titleAndPerson(folded)) {
    if (person.split(' ').length !== HEARD_WORDS) continue;
    const { people, fit } = await index.suggest(person, { titles: 1, people: MAX_MEANT });
    const whole = fit.people === 'near' ? people.filter(isOfWords(HEARD_WORDS)) : [];
    const found = whole.length > 0 ? await titlesOf(index, { query, people: idsOf(whole) }, limits) : null;
    if (found) return found;
  }
  return null;
}

/** Titles of those whose whole name is a typo away, or sounds like the text. @param within which of them. */
export async function byNearName(
  index: SearchIndex,
  folded: string,
  people: Card[],
  limits: SuggestLimits,
  within: Reading['filter'] = {},
): Promise<Reading | null> {
  const whole = people.filter(isOfWords(folded.split(' ').length));
  const found = whole.length > 0 ? await titlesOf(index, { ...within, people: idsOf(whole) }, limits) : null;
  return found && { ...found, people };
}

/** Titles of those whose name has the whole text, "the films of nolan", whatever else begins so. @param within which of them. */
export async function byMaker(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
  within: Reading['filter'] = {},
): Promise<Reading | null> {
  const { people } = await index.suggest(folded, { titles: 0, people: MAX_NAMESAKES, onlyTyped: true });
  const named = people.filter(hasWords(folded.split(' ')));
  if (named.length === 0) return null;
  const found = await titlesOf(index, { ...within, people: idsOf(named) }, limits);
  return found && { ...found, people: named.slice(0, limits.people) };
}
