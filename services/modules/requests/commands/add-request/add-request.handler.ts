import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KnownFilmIds } from '#modules/catalogue/contract/film-ids/known-film-ids.port.ts';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Throttle } from '#platform/throttling/throttle.ts';
import { RequestAnswers } from '../../application/request-answers.ts';
import { Sponsorship } from '../../application/sponsorship.ts';
import { WISH_BY_USER } from '../../application/throttle-limits.ts';
import { wantedFilm } from '../../domain/wanted-film.ts';
import { TitleRequestRepository } from '../../persistence/title-request.repository.ts';
import { AddRequest, type AddRequestResult } from './add-request.command.ts';

@CommandHandler(AddRequest)
export class AddRequestHandler implements ICommandHandler<AddRequest> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly filmIds: KnownFilmIds,
    private readonly titles: TitlesOnSite,
    private readonly requests: TitleRequestRepository,
    private readonly answers: RequestAnswers,
    private readonly sponsorship: Sponsorship,
    private readonly throttle: Throttle,
  ) {}

  /** @throws EmptyFilmId @throws MalformedFilmId @throws TooManyRequests */
  async execute({ sender, postType, link }: AddRequest): Promise<AddRequestResult> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { userId } = sender.actor;
    const filmId = wantedFilm(link);
    await this.throttle.consume(WISH_BY_USER, userId);
    const known = (await this.filmIds.titlesOf(manager, [filmId])).get(filmId);
    if (known) return { title: known };
    await transaction.hold(userId);
    const request = await this.requests.lockFilm(manager, filmId);
    if (request.titleId !== null) {
      // Staff may have fulfilled it by a title that does not carry the id.
      const title = await this.titles.find(manager, request.titleId);
      if (title) return { title };
      await this.answers.apply(transaction, request, null, null);
    }
    return { request: await this.sponsorship.join(transaction, request, userId, postType) };
  }
}
