import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { RequestAnswersResult, SeenRequest } from '../../application/request-answers.schema.ts';
import type { GivenAnswer } from '../../domain/given-answer.ts';

/** Staff accepts requests, refuses them, or names the title that fulfils them. */
export class AnswerRequests extends Command<RequestAnswersResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly requests: readonly SeenRequest[],
    /** As entered. */
    readonly answer: GivenAnswer,
  ) {
    super(sender);
  }
}
