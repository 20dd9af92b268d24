import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BoxOfficeEntity } from './box-office.entity.ts';
import { lockVersion } from './version-row.ts';

export const BOX_OFFICE_ID = 1;

@Injectable()
export class BoxOfficeRepository {
  /** @returns the version of which it is; 0 before the first. */
  lock(manager: EntityManager): Promise<number> {
    return lockVersion(manager, BoxOfficeEntity, BOX_OFFICE_ID);
  }

  /** Whether anybody has ever saved one. */
  any(manager: EntityManager): Promise<boolean> {
    return manager.exists(BoxOfficeEntity);
  }

  async save(manager: EntityManager, version: number): Promise<void> {
    await manager.update(BoxOfficeEntity, { id: BOX_OFFICE_ID }, { version });
  }
}
