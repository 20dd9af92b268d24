import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { BuiltInTexts } from '../../contract/built-in-texts.port.ts';
import { missingTranslationDismissed } from '../../contract/translations.events.ts';
import { lacksText } from '../../domain/lacks-text.ts';
import { askedKey, textId } from '../../domain/text-id.ts';
import { TextIsMissing, UnknownTranslation } from '../../domain/translation-errors.ts';
import { MissingTranslationRepository } from '../../persistence/missing-translation.repository.ts';
import { TranslationRepository } from '../../persistence/translation.repository.ts';
import { DismissMissingTranslation } from './dismiss-missing-translation.command.ts';

/** Its report came first in the stream, and is told once. */
const VERSION = 2;

@CommandHandler(DismissMissingTranslation)
export class DismissMissingTranslationHandler implements ICommandHandler<DismissMissingTranslation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly builtIn: BuiltInTexts,
    private readonly saved: TranslationRepository,
    private readonly missing: MissingTranslationRepository,
  ) {}

  /** What nobody has reported, or what does not wait any more, stays as it is. @throws UnknownTranslation @throws TextIsMissing */
  async execute({ id }: DismissMissingTranslation): Promise<void> {
    const text = this.builtIn.ofId(id);
    if (!text) throw new UnknownTranslation();
    const { transaction } = this.unitOfWork;
    if (lacksText(text, await this.saved.lock(transaction.manager, id))) throw new TextIsMissing();
    const key = askedKey(text.key);
    if (!(await this.missing.dismiss(transaction.manager, key))) return;
    await transaction.append(
      `missing-translation-${textId(key)}`,
      VERSION,
      missingTranslationDismissed({ key, textId: id }),
    );
  }
}
