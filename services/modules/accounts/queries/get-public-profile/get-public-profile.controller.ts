import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { GetPublicProfileQuery } from './get-public-profile.query.js';
import { publicProfile } from './public-profile.schema.js';

const publicProfileRequest = requestBody({ username: z.string().trim().min(1).max(60) });
const publicProfileAnswer = z.object({ status: z.literal(1), user: publicProfile }).meta({ id: 'PublicProfileAnswer' });

export class UnknownUser extends DomainError {
  constructor() {
    super('unknown_user', 'There is no such user', { httpStatus: 404 });
  }
}

@ApiTags('accounts')
@Controller('api/user')
export class GetPublicProfileController {
  constructor(private readonly query: GetPublicProfileQuery) {}

  @Post('getPublicProfile')
  @Endpoint({
    summary: 'What everybody may see of a user',
    access: 'public',
    response: publicProfileAnswer,
    readsFrom: ['accounts'],
  })
  async profile(@Body({ schema: publicProfileRequest }) body: z.infer<typeof publicProfileRequest>) {
    const user = await this.query.run(body.username);
    if (!user) throw new UnknownUser();
    return { status: 1 as const, user };
  }
}
