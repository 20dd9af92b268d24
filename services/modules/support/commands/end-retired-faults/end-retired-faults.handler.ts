import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { CaseFindings } from '../../application/case-findings.ts';
import { FileCaseRepository } from '../../persistence/file-case.repository.ts';
import { EndRetiredFaults } from './end-retired-faults.command.ts';

@CommandHandler(EndRetiredFaults)
export class EndRetiredFaultsHandler implements ICommandHandler<EndRetiredFaults> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly files: ReleaseFiles,
    private readonly cases: FileCaseRepository,
    private readonly findings: CaseFindings,
  ) {}

  async execute({ after, max }: EndRetiredFaults): Promise<number | null> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const faulty = await this.cases.faulty(manager, after, max);
    const offered = new Set(await this.files.onOffer(manager, faulty));
    for (const fileId of faulty.filter((id) => !offered.has(id))) {
      await this.findings.record(transaction, fileId, { fault: null, summed: true, retired: true });
    }
    return faulty.length < max ? null : (faulty.at(-1) ?? null);
  }
}
