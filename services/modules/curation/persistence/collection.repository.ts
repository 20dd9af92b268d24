import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { collectionSlug } from '../domain/collection-slug.ts';
import { CollectionEntity, type StoredCollection } from './collection.entity.ts';

const MAX_NAMESAKES = 200;

@Injectable()
export class CollectionRepository {
  async insert(manager: EntityManager, facts: StoredCollection): Promise<{ id: number; slug: string }> {
    for (let attempt = 1; attempt <= MAX_NAMESAKES; attempt++) {
      const slug = collectionSlug(facts.name.en, attempt);
      const inserted = await manager
        .createQueryBuilder()
        .insert()
        .into(CollectionEntity)
        .values({ slug, facts, version: 1, retired: false })
        .orIgnore()
        .returning(['id'])
        .execute();
      const id: number | undefined = inserted.raw[0]?.id;
      if (id) return { id, slug };
    }
    throw new Error(`no slug is left for ${facts.name.en}`);
  }

  /** Whether anybody has ever made one. */
  async any(manager: EntityManager): Promise<boolean> {
    return manager.exists(CollectionEntity);
  }

  /** Those that are retired are gone. */
  lock(manager: EntityManager, id: number): Promise<CollectionEntity | null> {
    return manager.findOne(CollectionEntity, { where: { id, retired: false }, lock: { mode: 'pessimistic_write' } });
  }

  async save(manager: EntityManager, id: number, change: Partial<CollectionEntity>): Promise<void> {
    await manager.update(CollectionEntity, { id }, change);
  }
}
