import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnknownNotice } from '../domain/curation-errors.ts';
import { NoticeRepository } from '../persistence/notice.repository.ts';

@Injectable()
export class OpenNotice {
  constructor(private readonly notices: NoticeRepository) {}

  /** Locks it as the editor has seen it. @throws UnknownNotice @throws ChangedMeanwhile */
  async at(manager: EntityManager, id: number, seenVersion: number): Promise<void> {
    const notice = await this.notices.lock(manager, id);
    if (!notice) throw new UnknownNotice();
    if (notice.version !== seenVersion) throw new ChangedMeanwhile();
  }
}
