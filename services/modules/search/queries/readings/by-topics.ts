import type { SearchIndex, SuggestLimits } from '../../contract/search-index.port.ts';
import { typedTopics } from '../../domain/words/topic-words.ts';
import { type Reading, topicFilter } from '../reading.ts';
import { byMaker } from './by-person.ts';
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

/** «انیمیشن کوکو», "tom cruise action". */
export async function byTopicAndName(
  index: SearchIndex,
  folded: string,
  limits: SuggestLimits,
): Promise<Reading | null> {
  const topics = typedTopics(folded);
  if (!topics?.text) return null;
  const filter = topicFilter(topics);
  return (
    (await titlesOf(index, { ...filter, query: topics.text }, limits)) ??
    (await byMaker(index, topics.text, limits, filter))
  );
}
