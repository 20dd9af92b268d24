import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { Charset } from '../../domain/doctor/decode.ts';

/** What a moderator says of a subtitle that waits. */
interface SubtitleAcceptance {
  submissionId: number;
  /** The version the moderator has seen. */
  version: number;
  /** Of the diagnosis the moderator has seen. */
  fingerprint: string;
  /** The moderator has seen it in; the guessed one where it is not said. */
  charset?: Charset | undefined;
  /** Ids of the mends that are to be done; what cannot be left out is done in any case. */
  mends: readonly number[];
}

/** Publishes a subtitle that was sent, with the mends that were accepted. */
export class AcceptSubtitle extends Command<void> {
  /** The file is mended and stored first. */
  static override readonly opensUnitOfWork = false;

  constructor(
    override readonly sender: MemberSender,
    readonly acceptance: SubtitleAcceptance,
  ) {
    super(sender);
  }
}
