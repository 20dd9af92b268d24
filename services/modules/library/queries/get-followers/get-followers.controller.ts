import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetFollowers } from './get-followers.query.ts';
import {
  type FollowersAnswer,
  type FollowersRequest,
  followersAnswer,
  followersRequest,
} from './get-followers.schema.ts';

@ApiTags('library')
@Controller('api/post')
export class GetFollowersController {
  constructor(private readonly queries: QueryBus) {}

  @Post('followers')
  @Endpoint({
    summary: 'How many follow a person or a series',
    access: 'public',
    response: followersAnswer,
    readsFrom: ['library'],
  })
  followers(@Body({ schema: followersRequest }) { kind, id }: FollowersRequest): Promise<FollowersAnswer> {
    return this.queries.execute(new GetFollowers(kind, id));
  }
}
