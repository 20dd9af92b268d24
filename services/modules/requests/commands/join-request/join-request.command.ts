import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SponsoredRequest } from '../../application/sponsorship.ts';

/** A member wishes for what others have wished for. */
export class JoinRequest extends Command<SponsoredRequest> {
  constructor(
    override readonly sender: MemberSender,
    readonly requestId: number,
  ) {
    super(sender);
  }
}
