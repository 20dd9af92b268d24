import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type Limit, Throttle } from '#platform/throttling/throttle.ts';
import { MissingTranslationRepository } from '../../persistence/missing-translation.repository.ts';
import { ReportMissingTranslations } from './report-missing-translations.command.ts';

const BY_ADDRESS: Limit = { name: 'missing translations by address', max: 30, seconds: 600 };

/**
 * The keys wait for a moderator; nothing a page sends is shown to anybody before. It changes nothing that others could see,
 * so it is no event.
 */
@CommandHandler(ReportMissingTranslations)
export class ReportMissingTranslationsHandler implements ICommandHandler<ReportMissingTranslations> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: Throttle,
    private readonly missing: MissingTranslationRepository,
  ) {}

  /** @throws TooManyRequests */
  async execute({ sender, keys }: ReportMissingTranslations): Promise<void> {
    await this.throttle.consumeAddress(BY_ADDRESS, sender.address);
    await this.missing.queue(this.unitOfWork.transaction.manager, new Set(keys));
  }
}
