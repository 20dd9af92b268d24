import { z } from 'zod';
import { entityId } from '#platform/http/request-schema.ts';
import { SubtitleConflict, UnknownSubtitle } from '../domain/submission-errors.ts';
import type { SubmissionState, SubmittedSubtitleEntity } from '../persistence/submitted-subtitle.entity.ts';

/** A subtitle as the moderator has seen it. */
export const seenSubtitle = {
  id: entityId,
  version: entityId.describe('the version the moderator has seen'),
};

export const decidedSubtitle = z.object({ status: z.literal(1), message: z.string() }).meta({ id: 'DecidedSubtitle' });
export type DecidedSubtitle = z.infer<typeof decidedSubtitle>;

/** @throws UnknownSubtitle, SubtitleConflict unless it stands as the moderator has seen it. */
export function checkSeen(
  submission: SubmittedSubtitleEntity | null,
  seenVersion: number,
  ...states: SubmissionState[]
): asserts submission is SubmittedSubtitleEntity {
  if (!submission) throw new UnknownSubtitle();
  if (!states.includes(submission.state)) throw new SubtitleConflict('already_decided');
  if (submission.version !== seenVersion) throw new SubtitleConflict('version_conflict');
}
