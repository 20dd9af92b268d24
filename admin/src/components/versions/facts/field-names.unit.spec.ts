import { versions as en } from '../../../i18n/en/versions.ts';
import { versions as fa } from '../../../i18n/fa/versions.ts';

/** By which the server tells what a version has changed. */
const WHOLE_FACTS = {
  news: ['category', 'motif', 'cover', 'fa', 'en'],
  reviews: ['score', 'fa', 'en'],
  collections: ['name', 'about', 'cover', 'title_ids'],
  notices: ['kind', 'text', 'link', 'from', 'until'],
  plans: ['name', 'price', 'size', 'active', 'sort'],
  coupons: ['total_limit', 'user_limit', 'valid_until', 'note'],
};

it.each(Object.entries(WHOLE_FACTS))('what changed of %s has a name in both languages', (_kind, facts) => {
  for (const { fields } of [fa, en]) expect(Object.keys(fields)).toEqual(expect.arrayContaining(facts));
});
