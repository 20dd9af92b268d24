import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { FileFault } from '../contract/file-faults.ts';
import { fileFaultFound, fileFaultGone } from '../contract/support.events.ts';
import { isNews, standingFault } from '../domain/media-check.ts';
import { FileCaseRepository } from '../persistence/file-case.repository.ts';

interface Finding {
  fault: FileFault | null;
  /** Whether all bytes of the file were read. */
  summed: boolean;
  /** Whether it was taken from offer: nothing is wrong with what nobody is offered. */
  retired?: boolean;
}

/** What is found of a file, in its case. */
@Injectable()
export class CaseFindings {
  constructor(private readonly cases: FileCaseRepository) {}

  async record(
    transaction: CommandTransaction,
    fileId: number,
    { fault: found, summed, retired = false }: Finding,
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
    const gone = { fileId, closed, reports, ...(retired && { retired }) };
    const event = fault ? fileFaultFound({ fileId, fault }) : fileFaultGone(gone);
    await transaction.append(`file-case-${fileId}`, version, event);
  }
}
