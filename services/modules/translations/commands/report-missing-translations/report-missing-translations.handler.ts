import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type Limit, Throttle } from '#platform/throttling/throttle.ts';
import { BuiltInTexts } from '../../contract/built-in-texts.port.ts';
import { translationMissed } from '../../contract/translations.events.ts';
import { textId } from '../../domain/text-id.ts';
import { MissingTranslationRepository } from '../../persistence/missing-translation.repository.ts';
import { ReportMissingTranslations } from './report-missing-translations.command.ts';

const BY_ADDRESS: Limit = { name: 'missing translations by address', max: 30, seconds: 600 };

/**
 * The keys wait for a moderator; nothing a page sends is shown to anybody before, and what is no key of ours is dropped. Only
 * the first report of a key is told: more of them change nothing that the staff would see.
 */
@CommandHandler(ReportMissingTranslations)
export class ReportMissingTranslationsHandler implements ICommandHandler<ReportMissingTranslations> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly throttle: Throttle,
    private readonly builtIn: BuiltInTexts,
    private readonly missing: MissingTranslationRepository,
  ) {}

  /** @throws TooManyRequests */
  async execute({ sender, keys }: ReportMissingTranslations): Promise<string[]> {
    await this.throttle.consumeAddress(BY_ADDRESS, sender.address);
    const { transaction } = this.unitOfWork;
    const reported = [...new Set(keys)];
    const known = new Set(reported.filter((key) => this.builtIn.knows(key)));
    const first = await this.missing.queue(transaction.manager, known);
    const streams = first.map((key) => ({
      stream: `missing-translation-${textId(key)}`,
      firstVersion: 1,
      events: [translationMissed({ key })],
    }));
    if (streams.length > 0) await transaction.appendAll(streams);
    return reported.filter((key) => !known.has(key));
  }
}
