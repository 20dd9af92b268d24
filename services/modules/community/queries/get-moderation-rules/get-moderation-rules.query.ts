import { Query } from '@nestjs/cqrs';
import type { ModerationRules } from './get-moderation-rules.schema.ts';

/** The rules by which comments are moderated. */
export class GetModerationRules extends Query<ModerationRules> {}
