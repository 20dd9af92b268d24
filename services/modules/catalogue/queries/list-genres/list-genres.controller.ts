import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { ListGenres } from './list-genres.query.ts';
import { type GenresRequest, genresAnswer, genresRequest } from './list-genres.schema.ts';

@ApiTags('sidebar')
@Controller('api/sidebar')
export class ListGenresController {
  constructor(private readonly queries: QueryBus) {}

  @Post('genres')
  @Endpoint({
    summary: 'Genres that have titles, with their number of them',
    access: 'public',
    response: genresAnswer,
    readsFrom: ['title-cards', 'genres'],
  })
  @PublicDocument()
  genres(@Body({ schema: genresRequest }) { type }: GenresRequest): Promise<string> {
    return this.queries.execute(new ListGenres(type));
  }
}
