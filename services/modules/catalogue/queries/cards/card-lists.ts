import { Injectable } from '@nestjs/common';
import { ListPages, type ListShape, type OrderedList } from '#platform/documents/list-pages.ts';
import { GenreNames } from '../../contract/genres/genre-names.port.ts';
import { cardPage, heroPage } from './card-shapes.ts';

/** Ordered lists of titles, shown by their cards. */
@Injectable()
export class CardLists {
  private readonly cards: ListShape;
  private readonly slides: ListShape;

  constructor(
    private readonly lists: ListPages,
    names: GenreNames,
  ) {
    this.cards = { ...cardPage, filledBy: names };
    this.slides = { ...heroPage, filledBy: names };
  }

  /** As it is sent. @param page counted from 1. */
  page(list: OrderedList, page: number): Promise<Buffer> {
    return this.lists.page(list, this.cards, page);
  }

  /** The first cards of a list, joined by commas. */
  first(list: OrderedList, count: number): Promise<string> {
    return this.lists.first(list, this.cards, count);
  }

  /** The first of a list as a hero shows them, joined by commas. */
  heroes(list: OrderedList): Promise<string> {
    return this.lists.first(list, this.slides, this.slides.pageSize);
  }

  count(list: OrderedList): Promise<number> {
    return this.lists.count(list);
  }
}
