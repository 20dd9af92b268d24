import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { filmIdOf } from '#modules/catalogue/contract/film-ids/film-id.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { TitleRequestReader } from '../title-request.reader.ts';
import { FindRequested, type FoundRequested } from './find-requested.query.ts';

@QueryHandler(FindRequested)
export class FindRequestedHandler implements IQueryHandler<FindRequested> {
  constructor(
    private readonly titles: TitleCards,
    private readonly requests: TitleRequestReader,
  ) {}

  async execute({ link }: FindRequested): Promise<FoundRequested> {
    const filmId = filmIdOf(link);
    if (!filmId) return { film_id: null, post: null, request: null };
    const [cards, request] = await Promise.all([this.titles.byFilmIds([filmId]), this.requests.byFilmId(filmId)]);
    return { film_id: filmId, post: cards.get(filmId) ?? request?.post ?? null, request };
  }
}
