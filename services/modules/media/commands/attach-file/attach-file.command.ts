import type { Release, ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

/** Puts a stored film on offer, in place of what the release had. @returns null where it has it already. */
export class AttachFile extends Command<ReleaseFile | null> {
  constructor(
    override readonly sender: MemberSender,
    readonly titleId: number,
    readonly sha256: string,
    readonly release: Release,
  ) {
    super(sender);
  }
}
