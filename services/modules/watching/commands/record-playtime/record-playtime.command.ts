import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { PlaytimeReport } from '../../domain/playback.ts';

/** A player says where it is (specification §4): every 60 s, and when it is paused, moved or left. */
export class RecordPlaytime extends Command<boolean> {
  /** The report is counted first. */
  static override readonly opensUnitOfWork = false;
  static override readonly opensLate = true;

  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
    readonly report: PlaytimeReport,
  ) {
    super(sender);
  }
}
