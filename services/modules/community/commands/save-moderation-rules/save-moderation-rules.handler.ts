import { isDeepStrictEqual } from 'node:util';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { moderationRulesSaved } from '../../contract/moderation-rules.events.ts';
import { MODERATION_RULES_ID, ModerationRulesRepository } from '../../persistence/moderation-rules.repository.ts';
import { SaveModerationRules } from './save-moderation-rules.command.ts';

@CommandHandler(SaveModerationRules)
export class SaveModerationRulesHandler implements ICommandHandler<SaveModerationRules> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: ModerationRulesRepository,
  ) {}

  /** @throws ChangedMeanwhile */
  async execute({ sender, seenVersion, trustAfter, words: typed }: SaveModerationRules): Promise<{ version: number }> {
    const { transaction } = this.unitOfWork;
    const open = await this.rules.lock(transaction.manager);
    if (open.version !== seenVersion) throw new ChangedMeanwhile();
    const words = [...new Set(typed.map(foldText).filter(Boolean))];
    if (open.trustAfter === trustAfter && isDeepStrictEqual(open.words, words)) return { version: seenVersion };
    const version = seenVersion + 1;
    await this.rules.save(transaction.manager, version, { trustAfter, words });
    const { userId: moderatorId, username: moderator } = sender.actor;
    const saved = moderationRulesSaved({ trustAfter, words, moderatorId, moderator });
    await transaction.append(`moderation-rules-${MODERATION_RULES_ID}`, version, saved);
    return { version };
  }
}
