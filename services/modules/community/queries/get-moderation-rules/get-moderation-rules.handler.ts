import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ModerationRulesReader } from '../moderation-rules.reader.ts';
import { GetModerationRules } from './get-moderation-rules.query.ts';
import type { ModerationRules } from './get-moderation-rules.schema.ts';

@QueryHandler(GetModerationRules)
export class GetModerationRulesHandler implements IQueryHandler<GetModerationRules> {
  constructor(private readonly rules: ModerationRulesReader) {}

  execute(): Promise<ModerationRules> {
    return this.rules.current();
  }
}
