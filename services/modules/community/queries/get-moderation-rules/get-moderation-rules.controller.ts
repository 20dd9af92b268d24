import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { GetModerationRules } from './get-moderation-rules.query.ts';
import { type ModerationRules, moderationRules } from './get-moderation-rules.schema.ts';

@ApiTags('console')
@Controller('api/console')
export class GetModerationRulesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('moderation-rules')
  @Endpoint({
    summary: 'The rules by which comments are moderated',
    access: 'moderator',
    response: moderationRules,
    readsFrom: ['moderation-rules'],
  })
  rules(): Promise<ModerationRules> {
    return this.queries.execute(new GetModerationRules());
  }
}
