import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { typedTopics } from '../../domain/words/topic-words.ts';
import { type Reading, topicFilter } from '../reading.ts';
import { byMaker, byNearName } from './by-person.ts';
import { titlesOf } from './titles-of.ts';

/** «کمدی ایرانی», "horror 2010", and nothing else. */
export async function byTopics(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
  postType?: 1 | 2,
): Promise<Reading | null> {
  const topics = typedTopics(folded);
  if (!topics || topics.text) return null;
  return titlesOf(index, { ...topicFilter(topics), ...(postType && { postType }) }, limits);
}

/** «انیمیشن کوکو», "tom cruise action", «اکشن تام کروز». What only resembles a name is no title before somebody's whole name. */
export async function byTopicAndName(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const topics = typedTopics(folded);
  if (!topics?.text) return null;
  const [{ text }, filter] = [topics, topicFilter(topics)];
  const { fit, people } = await index.suggest(text, limits);
  const called = () => titlesOf(index, { ...filter, query: text }, limits);
  const theirs = async () =>
    (await byMaker(index, text, limits, filter)) ??
    (fit.people === 'near' ? byNearName(index, text, people, limits, filter) : null);
  return fit.titles === 'typed' ? ((await called()) ?? theirs()) : ((await theirs()) ?? called());
}
