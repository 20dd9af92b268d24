import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { GetMarks } from './get-marks.query.ts';
import { type GetMarksAnswer, type GetMarksRequest, getMarksAnswer, getMarksRequest } from './get-marks.schema.ts';

@ApiTags('library')
@Controller('api/user')
export class GetMarksController {
  constructor(private readonly queries: QueryBus) {}

  @Post('marks')
  @Endpoint({
    summary: 'What the viewer has kept, followed, rated and seen of a page of titles and people',
    access: 'viewer',
    response: getMarksAnswer,
    readsFrom: ['library', 'title-pages', 'watching'],
  })
  marks(
    @Body({ schema: getMarksRequest }) { post_ids: titleIds, person_ids: personIds }: GetMarksRequest,
    @CurrentViewer() viewer: Viewer,
  ): Promise<GetMarksAnswer> {
    return this.queries.execute(new GetMarks(viewer.userId, titleIds, personIds));
  }
}
