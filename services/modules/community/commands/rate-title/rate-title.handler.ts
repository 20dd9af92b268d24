import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CommandTransactions } from '../../../../platform/messaging/outbox/command-transactions.js';
import { titleRated } from '../../events/community.events.js';
import { RatingRepository } from '../../persistence/rating.repository.js';
import { refuseUnknownPost } from '../unknown-post.js';
import type { RateTitleRequest } from './rate-title.request.js';

@Injectable()
export class RateTitleHandler {
  constructor(
    private readonly transactions: CommandTransactions,
    private readonly ratings: RatingRepository,
  ) {}

  /** One rating a viewer and title: rating again replaces. @throws UnknownPost */
  execute(rating: RateTitleRequest['rating'], { userId }: Viewer) {
    const { post_id: postId, ...grades } = rating;
    return this.transactions.run(rating, async (tx) => {
      const { version, previous } = await this.ratings
        .save(tx.manager, postId, userId, grades)
        .catch((error) => refuseUnknownPost(error, 'rating_post_id_fkey'));
      await tx.append(`rating-${postId}-${userId}`, version, titleRated({ postId, userId, grades, previous }));
      return { status: 1 as const, message: 'Your rating added successfully' };
    });
  }
}
