import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { siteAddress } from '#platform/http/addresses/site-address.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type ContactAnswerPayload, MAIL_CONTACT_ANSWER } from '../../application/contact-jobs.ts';
import { contactAnswered } from '../../contract/contact.events.ts';
import { contactConflict, UnknownContact } from '../../domain/contact-state.ts';
import { answerOf } from '../../domain/letter.ts';
import { ContactThreadRepository } from '../../persistence/contact-thread.repository.ts';
import { AnswerContact } from './answer-contact.command.ts';

@CommandHandler(AnswerContact)
export class AnswerContactHandler implements ICommandHandler<AnswerContact> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly threads: ContactThreadRepository,
    private readonly config: Config,
  ) {}

  /** @throws InvalidLetter @throws UnknownContact @throws ChangedMeanwhile */
  async execute({ sender, threadId, seenVersion, body: typed }: AnswerContact): Promise<number> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const body = answerOf(typed);
    const owner = (await this.threads.find(manager, threadId))?.userId;
    if (owner) await transaction.hold(owner);
    const [thread] = await this.threads.lock(manager, [threadId]);
    if (!thread) throw new UnknownContact();
    if (contactConflict(thread, seenVersion, 'answered')) throw new ChangedMeanwhile();
    const version = thread.version + 1;
    await this.threads.save(manager, thread, { state: 'answered', version });
    const { userId: moderatorId, username: moderator } = sender.actor;
    const { userId, email: to, subject, language } = thread;
    await transaction.append(
      `contact-${threadId}`,
      version,
      contactAnswered({ threadId, userId, moderatorId, moderator, body, place: version }),
    );
    const handle = await this.threads.issueHandle(manager, threadId);
    const link = `${siteAddress(this.config.values)}/contact-us?thread=${handle}`;
    const mail: ContactAnswerPayload = { to, language, subject, body, link };
    await enqueueJob(transaction, MAIL_CONTACT_ANSWER, mail);
    return version;
  }
}
