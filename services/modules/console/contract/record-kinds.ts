import { z } from 'zod';

/** What has versions beside titles and people, as the console's addresses call it. What there is only one of has the id 1. */
const recordKinds = [
  'news',
  'reviews',
  'collections',
  'notices',
  'box-office',
  'suggested-lists',
  'awards',
  'channels',
  'genres',
  'moderation-rules',
  'plans',
  'coupons',
] as const;
export const recordKind = z.enum(recordKinds);
export type RecordKind = z.infer<typeof recordKind>;

/** Of what only admins see and change elsewhere, too. */
export const ADMIN_KINDS: ReadonlySet<RecordKind> = new Set(['awards', 'channels', 'coupons', 'plans']);
