import type { FileTitle } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { SponsoredRequest } from '../../application/sponsorship.ts';

/** Either the site has the title, or the member is among those who wish for it. */
export type AddRequestResult = { title: FileTitle } | { request: SponsoredRequest };

/** A member wishes for a title that the site does not have. */
export class AddRequest extends Command<AddRequestResult> {
  constructor(
    override readonly sender: MemberSender,
    /** 1 movie, 2 series. */
    readonly postType: 1 | 2,
    /** As typed: an id or an address. */
    readonly link: string,
  ) {
    super(sender);
  }
}
