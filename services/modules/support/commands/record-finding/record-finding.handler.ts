import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { fileFaultFound, fileFaultGone } from '../../contract/support.events.ts';
import { isNews, standingFault } from '../../domain/media-check.ts';
import { FileCaseRepository } from '../../persistence/file-case.repository.ts';
import { RecordFinding } from './record-finding.command.ts';

@CommandHandler(RecordFinding)
export class RecordFindingHandler implements ICommandHandler<RecordFinding> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
    private readonly cases: FileCaseRepository,
  ) {}

  async execute(finding: RecordFinding): Promise<void> {
    const { transaction } = this.unitOfWork;
    const fileIds = await this.files.ofMedium(transaction.manager, finding.sha256);
    const known = await this.cases.withFaults(transaction.manager, fileIds);
    const news = fileIds.filter((id) => isNews(known.get(id) ?? null, finding.fault));
    for (const fileId of news) await this.record(transaction, fileId, finding);
  }

  private async record(
    transaction: CommandTransaction,
    fileId: number,
    { fault: found, summed }: RecordFinding,
  ): Promise<void> {
    const { manager } = transaction;
    const fileCase = await this.cases.lock(manager, fileId);
    const fault = standingFault(fileCase.fault, found, summed);
    if (fault !== found || !isNews(fileCase, found)) return;
    const version = fileCase.version + 1;
    const closed = fault === null && fileCase.state === 'open' && !(await this.cases.isReported(manager, fileId));
    const state = fault ? 'open' : closed ? 'mended' : fileCase.state;
    const isMended = fault === null && fileCase.state === 'mended';
    const settledVersion = state === 'open' ? null : closed || isMended ? version : fileCase.settledVersion;
    await this.cases.saveFault(manager, fileCase, { fault, state, version, settledVersion });
    const reports = isMended ? await this.cases.settle(manager, { fileId, version }) : [];
    const event = fault ? fileFaultFound({ fileId, fault }) : fileFaultGone({ fileId, closed, reports });
    await transaction.append(`file-case-${fileId}`, version, event);
  }
}
