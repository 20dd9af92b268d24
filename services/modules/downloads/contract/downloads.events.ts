import { z } from 'zod';
import { release } from '#modules/catalogue/contract/files/release-file.ts';
import { defineEvent } from '#platform/messaging/outbox/event-definition.ts';

const id = z.number().int().positive();
const bytes = z.number().int().nonnegative();

/** Why bytes that were sent are not charged. */
export const freeBecause = z.enum(['old file', 'days', 'already charged']);
export type FreeBecause = z.infer<typeof freeBecause>;

const downloadedTitle = z.object({
  titleId: id,
  /** 1 movie, 2 series. */
  postType: z.union([z.literal(1), z.literal(2)]),
  slug: z.string(),
  name: z.object({ fa: z.string().nullable(), en: z.string() }),
  releaseYear: z.number().int(),
});

/**
 * What a member has got of a file, and what of it was charged, in all since the window began: the newest says all. It comes
 * some seconds after what it tells of, once for many transfers. Stream: `download-<meterId>`.
 */
export const downloadSettled = defineEvent(
  'download.settled.v1',
  z.object({
    meterId: id,
    userId: id,
    /** null once the member's account is deleted: what somebody watches is theirs alone. */
    fileId: id.nullable(),
    title: downloadedTitle.nullable(),
    release: release.nullable(),
    startedAt: z.iso.datetime(),
    /** Until then what is charged is not charged again. */
    windowUntil: z.iso.datetime(),
    bytesSent: bytes,
    bytesCharged: bytes,
    /** Of them, those of the file itself, not of what is streamed of it. */
    fileBytesCharged: bytes,
    freeBecause: freeBecause.nullable(),
  }),
  [{ of: 'userId', becomes: { fileId: null, title: null, release: null } }],
);

/** The member has made the download key anew; the one before is refused. Stream: `download-key-<userId>`. */
export const downloadKeyRenewed = defineEvent(
  'download-key.renewed.v1',
  z.object({ userId: id, generation: z.number().int().min(2) }),
);
