import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { Decision } from '../domain/decision.ts';
import { CommentEntity } from './comment.entity.ts';
import { refuseUnknownPost } from './unknown-post.ts';

export interface NewComment {
  postId: number;
  userId: number;
  parentId: number | null;
  body: string;
}

@Injectable()
export class CommentRepository {
  /** @returns the new comment's id. @throws UnknownPost */
  async insert(manager: EntityManager, comment: NewComment): Promise<number> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(CommentEntity)
      .values(comment)
      .returning(['id'])
      .execute()
      .catch((error) => refuseUnknownPost(error, 'comment_post_id_fkey'));
    return inserted.raw[0].id;
  }

  /**
   * The root under which an answer to `parentId` goes: the parent, or the comment the parent itself answers. Parent and
   * root are kept from being refused until the transaction ends.
   * @returns null unless both are approved and belong to the title.
   */
  async approvedRoot(manager: EntityManager, parentId: number, postId: number): Promise<number | null> {
    const parent = await manager.findOne(CommentEntity, {
      select: { id: true, parentId: true },
      where: { id: parentId, postId },
    });
    if (!parent) return null;
    const rootId = parent.parentId ?? parent.id;
    // Root first: roots have the smaller ids, and whoever decides several comments locks them in the order of their ids.
    for (const id of new Set([rootId, parent.id])) {
      const approved = await manager.findOne(CommentEntity, {
        select: { id: true },
        where: { id, status: 'approved' },
        lock: { mode: 'pessimistic_read' },
      });
      if (!approved) return null;
    }
    return rootId;
  }

  /** The comment as everybody sees it, kept from being refused until the transaction ends. @returns null unless it is approved. */
  approved(manager: EntityManager, id: number): Promise<CommentEntity | null> {
    return manager.findOne(CommentEntity, { where: { id, status: 'approved' }, lock: { mode: 'pessimistic_read' } });
  }

  /** The comments, locked in the order of their ids: two overlapping batches cannot wait for each other. */
  lock(manager: EntityManager, ids: number[]): Promise<CommentEntity[]> {
    return manager.find(CommentEntity, {
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Writes a decision on the comment as it was loaded. @returns the comment's new version, or null when it has moved on. */
  async settle(
    manager: EntityManager,
    { id, version, status }: CommentEntity,
    ruling: { decision: Decision; moderatorId: number; reason: string | null },
  ): Promise<number | null> {
    const decided = {
      status: ruling.decision,
      version: version + 1,
      decidedBy: ruling.moderatorId,
      decidedAt: () => 'now()',
      reason: ruling.reason,
    };
    const { affected } = await manager.update(CommentEntity, { id, version, status }, decided);
    return affected === 1 ? version + 1 : null;
  }
}
