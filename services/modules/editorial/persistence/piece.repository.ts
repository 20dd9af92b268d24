import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { PieceKind } from '../contract/editorial.events.ts';
import { newsSlug } from '../domain/news-slug.ts';
import { PieceEntity, type StoredPost, type StoredReview } from './piece.entity.ts';

const MAX_NAMESAKES = 200;

@Injectable()
export class PieceRepository {
  /** A draft. @param title its slug is made of. */
  async insertPost(manager: EntityManager, title: string, facts: StoredPost): Promise<{ id: number; slug: string }> {
    for (let attempt = 1; attempt <= MAX_NAMESAKES; attempt++) {
      const slug = newsSlug(title, attempt);
      const id = await this.insert(manager, { kind: 'news', slug, facts });
      if (id !== null) return { id, slug };
    }
    throw new Error(`no slug is left for ${title}`);
  }

  /** A draft. @returns null when the title has a review already. */
  insertReview(manager: EntityManager, titleId: number, facts: StoredReview): Promise<number | null> {
    return this.insert(manager, { kind: 'review', titleId, facts });
  }

  lock(manager: EntityManager, kind: PieceKind, id: number): Promise<PieceEntity | null> {
    return manager.findOne(PieceEntity, { where: { id, kind }, lock: { mode: 'pessimistic_write' } });
  }

  /** The piece as everybody reads it, kept from being withdrawn until the transaction ends. @returns null unless it is published. */
  published(manager: EntityManager, kind: PieceKind, id: number): Promise<PieceEntity | null> {
    return manager.findOne(PieceEntity, {
      where: { id, kind, state: 'published' },
      lock: { mode: 'pessimistic_read' },
    });
  }

  publishedPost(manager: EntityManager, id: number): Promise<PieceEntity | null> {
    return manager.findOneBy(PieceEntity, { id, kind: 'news', state: 'published' });
  }

  /** Pieces whose time has come, those left out that another process is publishing. */
  due(manager: EntityManager, now: Date, max: number): Promise<PieceEntity[]> {
    return manager.find(PieceEntity, {
      where: { state: 'scheduled', publishAt: LessThanOrEqual(now) },
      order: { publishAt: 'ASC', id: 'ASC' },
      take: max,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
  }

  /** Whether there is a post of that slug. */
  hasPost(manager: EntityManager, slug: string): Promise<boolean> {
    return manager.existsBy(PieceEntity, { slug });
  }

  async postId(manager: EntityManager, slug: string): Promise<number | null> {
    return (await manager.findOne(PieceEntity, { select: { id: true }, where: { slug } }))?.id ?? null;
  }

  hasReview(manager: EntityManager, titleId: number): Promise<boolean> {
    return manager.existsBy(PieceEntity, { titleId });
  }

  async save(manager: EntityManager, { id }: PieceEntity, change: Partial<PieceEntity>): Promise<void> {
    await manager.update(PieceEntity, { id }, change);
  }

  private async insert(manager: EntityManager, piece: Partial<PieceEntity>): Promise<number | null> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(PieceEntity)
      .values({ ...piece, version: 1, state: 'draft' })
      .orIgnore()
      .returning(['id'])
      .execute();
    return inserted.raw[0]?.id ?? null;
  }
}
