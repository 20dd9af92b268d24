import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetPublicProfile } from './get-public-profile.query.ts';
import {
  type PublicProfileAnswer,
  type PublicProfileRequest,
  publicProfileAnswer,
  publicProfileRequest,
} from './get-public-profile.schema.ts';

@ApiTags('accounts')
@Controller('api/user')
export class GetPublicProfileController {
  constructor(private readonly queries: QueryBus) {}

  @Post('getPublicProfile')
  @Endpoint({
    summary: 'What everybody may see of a user',
    access: 'public',
    response: publicProfileAnswer,
    readsFrom: ['accounts'],
  })
  async profile(
    @Body({ schema: publicProfileRequest }) { username }: PublicProfileRequest,
  ): Promise<PublicProfileAnswer> {
    return { status: 1, user: await this.queries.execute(new GetPublicProfile(username)) };
  }
}
