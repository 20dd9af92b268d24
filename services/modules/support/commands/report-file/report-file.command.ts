import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';
import type { ReportReason } from '../../contract/report-reasons.ts';

export interface ReportFileResult {
  reportId: number;
}

/** A member says that a file is broken; a second time it is the same report, said better. */
export class ReportFile extends Command<ReportFileResult> {
  constructor(
    override readonly sender: MemberSender,
    readonly fileId: number,
    readonly reason: ReportReason,
    /** As typed. */
    readonly note: string,
  ) {
    super(sender);
  }
}
