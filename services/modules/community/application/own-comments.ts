import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnknownComment } from '../domain/community-errors.ts';
import type { CommentStatus } from '../domain/decision.ts';
import { checkInTime, isChangeable } from '../domain/own-change.ts';
import type { CommentEntity } from '../persistence/comment.entity.ts';
import { CommentRepository } from '../persistence/comment.repository.ts';

interface Changeable {
  comment: CommentEntity;
  previousStatus: Exclude<CommentStatus, 'deleted'>;
}

/** Members' own comments, for those who change them. */
@Injectable()
export class OwnComments {
  constructor(
    private readonly comments: CommentRepository,
    private readonly clock: Clock,
  ) {}

  /** The comment, locked. @throws UnknownComment also of another member's. @throws TooLateToChange */
  async changeable(manager: EntityManager, commentId: number, userId: number): Promise<Changeable> {
    const comment = await this.comments.own(manager, commentId, userId);
    if (!comment || comment.status === 'deleted' || !isChangeable(comment.status)) throw new UnknownComment();
    checkInTime(comment.createdAt, this.clock.now());
    return { comment, previousStatus: comment.status };
  }
}
