import type { CeremonyAwardFacts } from '#modules/catalogue/contract/awards/ceremony.events.ts';
import type { GenreList } from '#modules/catalogue/contract/genres/genre.events.ts';
import type { BoxOfficeFacts, CollectionFacts } from '#modules/curation/contract/curation.events.ts';
import type { NoticeFacts } from '#modules/curation/contract/notice.events.ts';
import type { NewsPostFacts, ReviewFacts } from '#modules/editorial/contract/editorial.events.ts';
import type { PlanFacts } from '#modules/membership/contract/membership.events.ts';
import type { CouponBounds } from '#modules/payments/contract/coupons.events.ts';

/*
 * What events tell of a record, under the names by which its command takes it: so a version is restored by sending it. Names of
 * people who did it are left out; the version has its actor.
 */

export const newsFacts = ({ category, motif, cover, texts }: NewsPostFacts) => ({
  category,
  motif,
  cover: cover ?? null,
  ...texts,
});
export const reviewFacts = ({ score, texts }: ReviewFacts) => ({ score, ...texts });
export const collectionFacts = ({ name, about, cover, titleIds }: CollectionFacts) => ({
  name,
  about,
  cover: cover ?? null,
  title_ids: titleIds,
});
export const noticeFacts = ({ kind, text, link, from, until }: NoticeFacts) => ({ kind, text, link, from, until });
export const boxOfficeFacts = ({ asOf, entries }: BoxOfficeFacts) => ({
  as_of: asOf,
  entries: entries.map(({ titleId, gross }) => ({ title_id: titleId, gross })),
});
export const genreFacts = ({ genres, ownOrder }: GenreList) => ({ genres, own_order: ownOrder });
export const planFacts = ({ name, price, size, active, sort }: PlanFacts) => ({ name, price, size, active, sort });
/** Of a coupon only what can be changed: the rest is told once and for all. */
export const couponFacts = ({ totalLimit, userLimit, validUntil, note }: CouponBounds) => ({
  total_limit: totalLimit,
  user_limit: userLimit,
  valid_until: validUntil,
  note,
});
export const awardFacts = ({ nominations }: CeremonyAwardFacts) => ({
  told: nominations.map(({ won, film, people }) => ({ won, film: film && filmOf(film), people })),
});

function filmOf({ name, postType, year, filmId }: NonNullable<CeremonyAwardFacts['nominations'][number]['film']>) {
  return { name, post_type: postType, year, film_id: filmId ?? null };
}
