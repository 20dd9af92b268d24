import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { CardLists } from '../cards/card-lists.ts';
import { movies, narrowed, series, suggestedList } from '../post-lists.ts';
import { GetSlider } from './get-slider.query.ts';

const movieSlides = suggestedList(narrowed(movies, 'hero', `files > 0 and popularity >= 80 and extra is not null`));
const serialSlides = suggestedList(narrowed(series, 'hero', `files > 0 and popularity >= 70 and extra is not null`));
@QueryHandler(GetSlider)
export class GetSliderHandler implements IQueryHandler<GetSlider> {
  constructor(private readonly lists: CardLists) {}

  async execute({ postType }: GetSlider): Promise<string> {
    const list = postType === 1 ? movieSlides : serialSlides;
    return `{"posts":[${await this.lists.heroes(list)}]}`;
  }
}
