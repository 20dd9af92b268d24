import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnknownCollection } from '../domain/curation-errors.ts';
import type { CollectionEntity } from '../persistence/collection.entity.ts';
import { CollectionRepository } from '../persistence/collection.repository.ts';

@Injectable()
export class OpenCollection {
  constructor(private readonly collections: CollectionRepository) {}

  /** @returns it under its lock, as the editor has seen it. @throws UnknownCollection @throws ChangedMeanwhile */
  async at(manager: EntityManager, id: number, seenVersion: number): Promise<CollectionEntity> {
    const collection = await this.collections.lock(manager, id);
    if (!collection) throw new UnknownCollection();
    if (collection.version !== seenVersion) throw new ChangedMeanwhile();
    return collection;
  }
}
