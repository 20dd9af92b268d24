import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { CaseFindings } from '../../application/case-findings.ts';
import { isNews } from '../../domain/media-check.ts';
import { FileCaseRepository } from '../../persistence/file-case.repository.ts';
import { RecordFinding } from './record-finding.command.ts';

@CommandHandler(RecordFinding)
export class RecordFindingHandler implements ICommandHandler<RecordFinding> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
    private readonly cases: FileCaseRepository,
    private readonly findings: CaseFindings,
  ) {}

  async execute(finding: RecordFinding): Promise<void> {
    const { transaction } = this.unitOfWork;
    const fileIds = await this.files.ofMedium(transaction.manager, finding.sha256);
    const known = await this.cases.withFaults(transaction.manager, fileIds);
    const news = fileIds.filter((id) => isNews(known.get(id) ?? null, finding.fault));
    for (const fileId of news) await this.findings.record(transaction, fileId, finding);
  }
}
