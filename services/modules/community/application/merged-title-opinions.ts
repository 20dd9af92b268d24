import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Merge, MergedTitles } from '#modules/catalogue/contract/titles/merged-titles.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { commentMoved, ratingDropped, titleRated } from '../contract/community.events.ts';
import { CommentRepository } from '../persistence/comment.repository.ts';
import { RatingRepository } from '../persistence/rating.repository.ts';

/** Comments and ratings of a title go along when it is merged into another; who has rated both keeps the rating of that one. */
@Injectable()
export class MergedTitleOpinions implements OnModuleInit {
  constructor(
    private readonly merged: MergedTitles,
    private readonly comments: CommentRepository,
    private readonly ratings: RatingRepository,
  ) {}

  onModuleInit(): void {
    this.merged.add(async (transaction, merge) => {
      await this.moveComments(transaction, merge);
      await this.moveRatings(transaction, merge);
    });
  }

  private async moveComments(transaction: CommandTransaction, { from, into }: Merge): Promise<void> {
    const moved = await this.comments.move(transaction.manager, from, into);
    const streams = moved.map(({ id, version, status }) => ({
      stream: `comment-${id}`,
      firstVersion: version,
      events: [commentMoved({ commentId: id, from, postId: into, approved: status === 'approved' })],
    }));
    if (streams.length > 0) await transaction.appendAll(streams);
  }

  private async moveRatings(transaction: CommandTransaction, { from, into }: Merge): Promise<void> {
    const { manager } = transaction;
    for (const { userId, version, grades } of await this.ratings.take(manager, from)) {
      const dropped = ratingDropped({ postId: from, userId });
      await transaction.append(`rating-${from}-${userId}`, version + 1, dropped);
      if (!(await this.ratings.keep(manager, into, userId, grades))) continue;
      await transaction.append(
        `rating-${into}-${userId}`,
        1,
        titleRated({ postId: into, userId, grades, previous: null }),
      );
    }
  }
}
