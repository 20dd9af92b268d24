import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { RequestAnswersResult, SeenRequest } from '../../application/request-answers.schema.ts';

/** Staff takes answers back. */
export class ReopenRequests extends Command<RequestAnswersResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly requests: readonly SeenRequest[],
  ) {
    super(sender);
  }
}
