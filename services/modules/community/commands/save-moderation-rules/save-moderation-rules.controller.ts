import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { LEAST_TRUST, MAX_TRUST } from '../../domain/trust.ts';
import { SaveModerationRules } from './save-moderation-rules.command.ts';

const MAX_WORDS = 500;
const MAX_WORD_LENGTH = 60;

const saveModerationRulesRequest = requestBody({
  version: z.number().int().nonnegative().describe('the version that was opened; 0 before they were ever saved'),
  trust_after: z
    .number()
    .int()
    .min(LEAST_TRUST)
    .max(MAX_TRUST)
    .nullable()
    .describe('so many comments of an author approved one after the other, and the next appear at once; null: none do'),
  words: z.array(z.string().max(MAX_WORD_LENGTH)).max(MAX_WORDS).describe('that a moderator is to look at'),
});
type SaveModerationRulesRequest = z.infer<typeof saveModerationRulesRequest>;

const moderationRulesSavedAnswer = z
  .object({ status: z.literal(1), version: z.number().int() })
  .meta({ id: 'ModerationRulesSaved' });
type ModerationRulesSavedAnswer = z.infer<typeof moderationRulesSavedAnswer>;

@ApiTags('console')
@Controller('api/console')
export class SaveModerationRulesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('moderation-rules')
  @Endpoint({
    summary: 'Replace the rules by which comments are moderated',
    access: 'moderator',
    response: moderationRulesSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: saveModerationRulesRequest }) { version, trust_after, words }: SaveModerationRulesRequest,
    @SentBy() sender: MemberSender,
  ): Promise<ModerationRulesSavedAnswer> {
    const saved = await this.commands.execute(new SaveModerationRules(sender, version, trust_after, words));
    return { status: 1, ...saved };
  }
}
