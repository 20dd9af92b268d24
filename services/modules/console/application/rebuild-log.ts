import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type RebuildMode, rebuildBegun, rebuildEnded, rebuildProgressed } from '../contract/rebuilds.events.ts';
import { type RebuildState, waiting } from '../domain/projection-rebuild.ts';
import { RebuildRepository, type RebuildRow } from '../persistence/rebuild.repository.ts';

/** Every change of a rebuild that the staff asked for: its row and its event. */
@Injectable()
export class RebuildLog {
  constructor(private readonly rebuilds: RebuildRepository) {}

  /** @returns its id, or null where one of the same projection is open. */
  async begin(
    transaction: CommandTransaction,
    asked: { projection: string; mode: RebuildMode; begunBy: number },
  ): Promise<number | null> {
    const id = await this.rebuilds.insert(transaction.manager, { ...waiting(), ...asked, version: 1 });
    if (id !== null) await transaction.append(`rebuild-${id}`, 1, rebuildBegun({ rebuildId: id, ...asked }));
    return id;
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
