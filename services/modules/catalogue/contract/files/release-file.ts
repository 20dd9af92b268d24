import { z } from 'zod';
import { mediaFacts } from '#modules/media/contract/media-facts.ts';

const id = z.number().int().positive();

/** Which release of a title a file is: each title has one file for each. */
export const release = z.object({
  /** Movie quality 1–20 or series quality 1–3 (specification §3). */
  quality: z.number().int().min(1).max(20),
  dubbed: z.boolean(),
  censored: z.boolean(),
  /** Of a series. */
  season: z.number().int().positive().nullable(),
  episode: z.number().int().positive().nullable(),
});
export type Release = z.infer<typeof release>;

/** A file on offer: what people download and play. Another medium in its place is another upload under the same id. */
export const releaseFile = release.extend({ fileId: id, media: mediaFacts, uploadedAt: z.iso.datetime() });
export type ReleaseFile = z.infer<typeof releaseFile>;

/** What lists and filters say of all files of a title together. */
export const titleOffer = z.object({
  files: z.number().int().nonnegative(),
  /** Ascending, each once. */
  qualities: z.array(z.number().int()),
  dubbed: z.boolean(),
  censored: z.boolean(),
  /** Upload of the newest file, and of the newest dubbed one. */
  uploadedAt: z.iso.datetime().nullable(),
  dubbedAt: z.iso.datetime().nullable(),
});
export type TitleOffer = z.infer<typeof titleOffer>;
