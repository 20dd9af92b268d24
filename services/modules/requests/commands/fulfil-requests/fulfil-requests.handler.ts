import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KnownFilmIds } from '#modules/catalogue/contract/film-ids/known-film-ids.port.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { RequestAnswers } from '../../application/request-answers.ts';
import { TitleRequestRepository } from '../../persistence/title-request.repository.ts';
import { FulfilRequests, type FulfilRequestsResult } from './fulfil-requests.command.ts';

@CommandHandler(FulfilRequests)
export class FulfilRequestsHandler implements ICommandHandler<FulfilRequests> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly filmIds: KnownFilmIds,
    private readonly requests: TitleRequestRepository,
    private readonly answers: RequestAnswers,
  ) {}

  async execute({ after, max }: FulfilRequests): Promise<FulfilRequestsResult> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const waiting = await this.requests.unfulfilled(manager, after, max);
    const titles = await this.filmIds.titlesOf(
      manager,
      waiting.map(({ filmId }) => filmId),
    );
    const come = waiting.filter(({ filmId }) => titles.has(filmId)).map(({ id }) => id);
    let fulfilled = 0;
    for (const request of come.length > 0 ? await this.requests.lock(manager, come) : []) {
      const titleId = titles.get(request.filmId)?.titleId;
      // Somebody may have answered it since it was read without a lock.
      if (!titleId || request.state === 'fulfilled') continue;
      await this.answers.apply(transaction, request, { answer: 'fulfilled', reason: null, note: '', titleId }, null);
      fulfilled += 1;
    }
    return { fulfilled, next: waiting.length < max ? null : (waiting.at(-1)?.id ?? null) };
  }
}
