import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { REPORT_BY_USER } from '../../application/throttle-limits.ts';
import { fileReported } from '../../contract/support.events.ts';
import { reportNote } from '../../domain/report-note.ts';
import { UnknownFile } from '../../domain/unknown-file.ts';
import { FileCaseRepository } from '../../persistence/file-case.repository.ts';
import { ReportFile, type ReportFileResult } from './report-file.command.ts';

@CommandHandler(ReportFile)
export class ReportFileHandler implements ICommandHandler<ReportFile> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
    private readonly cases: FileCaseRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws InvalidNote @throws UnknownFile @throws TooManyRequests */
  async execute({ sender, fileId, reason, note: typed }: ReportFile): Promise<ReportFileResult> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { userId, username } = sender.actor;
    const note = reportNote(reason, typed);
    await this.throttle.consume(REPORT_BY_USER, userId);
    await transaction.hold(userId);
    if (!(await this.files.findOnSite(manager, fileId))) throw new UnknownFile();
    const fileCase = await this.cases.lock(manager, fileId);
    const known = await this.cases.waitingOf(manager, { fileId, userId });
    const isKnown = known?.reason === reason && known.note === note;
    if (isKnown && fileCase.state === 'open') return { reportId: known.id };
    const reportId = await this.cases.keep(manager, known, { fileId, userId, reason, note });
    const version = fileCase.version + 1;
    await this.cases.save(manager, fileCase, 'open', version);
    const reported = fileReported({ reportId, fileId, userId, username, reason, note });
    await transaction.append(`file-case-${fileId}`, version, reported);
    return { reportId };
  }
}
