import { z } from 'zod';
import { pageNumber, sentChoice } from '#platform/http/request-schema.ts';
import { ceremonyType } from '../contract/awards/ceremony-type.ts';
import { postCard } from '../contract/post-card.ts';
import { RELEASE_DATE, withoutReleaseDate } from '../contract/titles/release-date.ts';
import type { Sort } from './post-lists.ts';

const sortField = z.enum(['created_at', 'updated_at', 'release_year', RELEASE_DATE, 'rating', 'votes', 'name']);
const direction = z.enum(['asc', 'desc']);

export const postType = sentChoice([1, 2]);
export const askedCeremony = sentChoice([...ceremonyType.values]).describe(ceremonyType.description ?? '');
export const page = pageNumber.default(1);
/** The specification calls the sort field `sort` in the plain lists and `field` elsewhere; every list takes either. */
export const order = { sort: sortField.optional(), field: sortField.optional(), type: direction.optional() };

const orderRequest = z.object(order);

export const postsAnswer = z.object({ posts: z.array(postCard) });

export function sortOf({ sort, field, type }: z.infer<typeof orderRequest>): Sort {
  const asked = field ?? sort;
  return { field: asked && withoutReleaseDate(asked), direction: type };
}
