import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { fileCaseReopened, fileCaseSettled } from '../contract/support.events.ts';
import { type CaseState, conflictOf } from '../domain/case-ruling.ts';
import type { FileCaseEntity } from '../persistence/file-case.entity.ts';
import { FileCaseRepository } from '../persistence/file-case.repository.ts';
import type { CaseRulingsResult, SeenCase } from './case-rulings.schema.ts';

/**
 * Brings cases into a state, each for itself: one that has changed since the moderator saw it is left as it is and listed
 * as a conflict, and holds up none of the others.
 */
@Injectable()
export class CaseRulings {
  constructor(private readonly cases: FileCaseRepository) {}

  async rule(
    transaction: CommandTransaction,
    seen: readonly SeenCase[],
    wanted: CaseState,
    moderator: Viewer,
  ): Promise<CaseRulingsResult> {
    const ids = seen.map(({ id }) => id);
    const locked = await this.cases.lockKnown(transaction.manager, ids);
    const cases = new Map(locked.map((fileCase) => [fileCase.fileId, fileCase]));
    const result: CaseRulingsResult = { done: [], conflicts: [] };
    for (const { id, version } of seen) {
      const fileCase = cases.get(id) ?? null;
      const code = conflictOf(fileCase, version, wanted);
      if (code) result.conflicts.push({ id, code });
      else result.done.push(id);
      if (fileCase && !code) await this.apply(transaction, fileCase, wanted, moderator);
    }
    return result;
  }

  private async apply(
    transaction: CommandTransaction,
    fileCase: FileCaseEntity,
    wanted: CaseState,
    { userId: moderatorId, username: moderator }: Viewer,
  ): Promise<void> {
    const { manager } = transaction;
    const { fileId, fault } = fileCase;
    const version = fileCase.version + 1;
    const by = { fileId, moderatorId, moderator };
    const again = fileCase.state === 'open' ? [] : await this.cases.unsettle(manager, fileCase);
    // What the link robot finds still is not mended: reports wait until it finds it no more.
    const isUnproven = wanted === 'mended' && fault !== null;
    const reports = wanted === 'open' || isUnproven ? [] : await this.cases.settle(manager, { fileId, version });
    await this.cases.save(manager, fileCase, wanted, version);
    const event =
      wanted === 'open'
        ? fileCaseReopened({ ...by, reports: again })
        : fileCaseSettled({ ...by, reports, outcome: wanted, ...(isUnproven && { waiting: again }) });
    await transaction.append(`file-case-${fileId}`, version, event);
  }
}
