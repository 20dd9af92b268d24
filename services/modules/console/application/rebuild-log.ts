import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import {
  parkedRetryBegun,
  type RebuildKind,
  rebuildBegun,
  rebuildEnded,
  rebuildProgressed,
} from '../contract/rebuilds.events.ts';
import { type RebuildState, waiting } from '../domain/projection-rebuild.ts';
import { RebuildUnderWay, UnknownProjection } from '../domain/rebuild-errors.ts';
import { RebuildRepository, type RebuildRow } from '../persistence/rebuild.repository.ts';
import { isProjection } from './is-projection.ts';

/** Every change of a rebuild that the staff asked for: its row and its event. */
@Injectable()
export class RebuildLog {
  constructor(private readonly rebuilds: RebuildRepository) {}

  /** @returns its id. @throws UnknownProjection @throws RebuildUnderWay */
  async begin(
    transaction: CommandTransaction,
    asked: { projection: string; mode: RebuildKind; begunBy: number },
  ): Promise<number> {
    if (!isProjection(asked.projection)) throw new UnknownProjection();
    const rebuildId = await this.rebuilds.insert(transaction.manager, { ...waiting(), ...asked, version: 1 });
    if (rebuildId === null) throw new RebuildUnderWay();
    const { mode, ...whose } = { rebuildId, ...asked };
    const begun = mode === 'retry' ? parkedRetryBegun(whose) : rebuildBegun({ ...whose, mode });
    await transaction.append(`rebuild-${rebuildId}`, 1, begun);
    return rebuildId;
  }

  async change(transaction: CommandTransaction, row: RebuildRow, after: RebuildState): Promise<RebuildRow> {
    const next = { ...row, ...after, version: row.version + 1 };
    await this.rebuilds.save(transaction.manager, next);
    await transaction.append(`rebuild-${row.id}`, next.version, this.told(next));
    return next;
  }

  /** Keeps its lease, where nothing is to be told. */
  touch(transaction: CommandTransaction, row: RebuildRow): Promise<void> {
    return this.rebuilds.save(transaction.manager, row);
  }

  private told(row: RebuildRow) {
    const { id: rebuildId, stage, phase, position, head, events, eventsPerSecond } = row;
    const progress = { rebuildId, phase, position, head, events, eventsPerSecond };
    if (stage === 'waiting' || stage === 'running') return rebuildProgressed({ ...progress, stage });
    const { parked, stoodStillMs, differences, error } = row;
    return rebuildEnded({ ...progress, stage, parked, stoodStillMs, differences, error });
  }
}
