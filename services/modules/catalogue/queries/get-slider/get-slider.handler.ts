import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ListPages } from '#platform/documents/list-pages.ts';
import { HERO_COUNT, heroPage } from '../card-shapes.ts';
import { movies, narrowed, series, suggestedList } from '../post-lists.ts';
import { GetSlider } from './get-slider.query.ts';

const movieSlides = suggestedList(narrowed(movies, 'hero', `files > 0 and popularity >= 80 and extra is not null`));
const serialSlides = suggestedList(narrowed(series, 'hero', `files > 0 and popularity >= 70 and extra is not null`));
@QueryHandler(GetSlider)
export class GetSliderHandler implements IQueryHandler<GetSlider> {
  constructor(private readonly lists: ListPages) {}

  async execute({ postType }: GetSlider): Promise<string> {
    const list = postType === 1 ? movieSlides : serialSlides;
    return `{"posts":[${await this.lists.first(list, heroPage, HERO_COUNT)}]}`;
  }
}
