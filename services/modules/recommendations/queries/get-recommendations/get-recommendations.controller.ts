import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { queryBody } from '#platform/http/request-schema.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { type RecommendedPosts, recommendedPosts } from '../recommended-post.schema.ts';
import { GetRecommendations } from './get-recommendations.query.ts';

const getRecommendationsRequest = queryBody({});

@ApiTags('recommendations')
@Controller('api/user')
export class GetRecommendationsController {
  constructor(private readonly queries: QueryBus) {}

  @Post('recommendations')
  @Endpoint({
    summary:
      'What the viewer may like and does not know yet, each with a reason; empty for who has liked nothing so far',
    access: 'viewer',
    response: recommendedPosts,
    readsFrom: ['taste', 'title-features', 'title-cards'],
  })
  shelf(
    @Body({ schema: getRecommendationsRequest }) _body: object,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RecommendedPosts> {
    return this.queries.execute(new GetRecommendations(viewer.userId));
  }
}
