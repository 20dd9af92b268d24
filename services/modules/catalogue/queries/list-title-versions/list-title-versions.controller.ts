import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { ListTitleVersions } from './list-title-versions.query.ts';
import { type TitleVersions, titleVersions } from './title-versions.schema.ts';

@ApiTags('console')
@Controller('api/console/title-versions')
export class ListTitleVersionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':id')
  @Endpoint({
    summary: "A title's facts as an editor enters them, version by version",
    access: 'moderator',
    response: titleVersions,
    readsFrom: ['title-versions'],
  })
  versions(@Param('id', { schema: entityId }) id: number): Promise<TitleVersions> {
    return this.queries.execute(new ListTitleVersions(id));
  }
}
