import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { titleRated } from '../../contract/community.events.ts';
import { UnknownPost } from '../../domain/community-errors.ts';
import { RatingRepository } from '../../persistence/rating.repository.ts';
import { RateTitle } from './rate-title.command.ts';

@CommandHandler(RateTitle)
export class RateTitleHandler implements ICommandHandler<RateTitle> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly titles: TitlesOnSite,
    private readonly ratings: RatingRepository,
  ) {}

  /** @throws UnknownPost */
  async execute({ sender, postId, grades: given }: RateTitle): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { userId } = sender.actor;
    await this.titles.require(transaction, postId, () => new UnknownPost());
    const saved = await this.ratings.save(transaction.manager, postId, userId, given);
    const { version, previous, grades } = saved;
    await transaction.append(`rating-${postId}-${userId}`, version, titleRated({ postId, userId, grades, previous }));
  }
}
