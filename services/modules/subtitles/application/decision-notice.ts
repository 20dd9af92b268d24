import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ReleaseFiles } from '#modules/catalogue/contract/release-files.port.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { SubmittedSubtitleEntity } from '../persistence/submitted-subtitle.entity.ts';

/** Tells who sent a subtitle what became of it; a moderator's reason is for the other moderators. */
export const MAIL_SUBTITLE_DECISION = 'subtitles.mail-decision';
export const decisionPayload = z.object({
  userId: z.number().int(),
  outcome: z.enum(['accepted', 'refused']),
  /** Of the film it is for. */
  title: z.object({ fa: z.string().nullable(), en: z.string() }).nullable(),
});
export type DecisionPayload = z.infer<typeof decisionPayload>;

@Injectable()
export class DecisionNotice {
  constructor(private readonly files: ReleaseFiles) {}

  /** After the decision's event. A moderator who decides on what they have brought themselves knows. */
  async send(
    transaction: CommandTransaction,
    { userId, fileId }: SubmittedSubtitleEntity,
    moderatorId: number,
    outcome: DecisionPayload['outcome'],
  ): Promise<void> {
    if (userId === moderatorId) return;
    const { manager } = transaction;
    const file = (await this.files.find(manager, fileId)) ?? (await this.files.findRetired(manager, fileId));
    const title = file && (await this.files.titleOf(manager, file.titleId));
    const payload: DecisionPayload = { userId, outcome, title: title?.name ?? null };
    await enqueueJob(transaction, MAIL_SUBTITLE_DECISION, payload);
  }
}
