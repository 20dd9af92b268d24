import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type BuiltInText, BuiltInTexts, type Language } from '../../contract/built-in-texts.port.ts';
import { translationApproved, translationRestored } from '../../contract/translations.events.ts';
import { fillsTheSame } from '../../domain/placeholders.ts';
import { OtherPlaceholders, UnknownTranslation } from '../../domain/translation-errors.ts';
import { TranslationRepository } from '../../persistence/translation.repository.ts';
import { type SavedTranslation, SaveTranslation } from './save-translation.command.ts';

const LANGUAGES = ['fa', 'en'] as const;

@CommandHandler(SaveTranslation)
export class SaveTranslationHandler implements ICommandHandler<SaveTranslation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly builtIn: BuiltInTexts,
    private readonly saved: TranslationRepository,
  ) {}

  /** @throws UnknownTranslation @throws OtherPlaceholders @throws ChangedMeanwhile */
  async execute({ id, seenVersion, texts }: SaveTranslation): Promise<SavedTranslation> {
    const text = this.builtIn.ofId(id);
    if (!text) throw new UnknownTranslation();
    const wanted = { fa: own(texts.fa, text.fa), en: own(texts.en, text.en) };
    const wrong = LANGUAGES.filter((language) => !fits(wanted[language], text, language));
    if (wrong.length > 0) throw new OtherPlaceholders(wrong);
    const { transaction } = this.unitOfWork;
    const before = await this.saved.lock(transaction.manager, id);
    if (before.version !== seenVersion) throw new ChangedMeanwhile();
    const events = LANGUAGES.filter((language) => wanted[language] !== before[language]).map((lang) => {
      const value = wanted[lang];
      const { key, type } = text;
      return value === null ? translationRestored({ lang, key }) : translationApproved({ lang, key, value, type });
    });
    const version = before.version + events.length;
    if (events.length > 0) {
      await this.saved.save(transaction.manager, id, { version, ...wanted });
      await transaction.append(`translation-${id}`, before.version + 1, ...events);
    }
    return { id, version };
  }
}

/** What says the same as the built-in text is no change of it. */
function own(text: string | null, builtIn: string | null): string | null {
  return text === builtIn ? null : text;
}

/** Numbers are said otherwise in each language; what is put into a sentence is the same in both. */
function fits(text: string | null, builtIn: BuiltInText, language: Language): boolean {
  return text === null || fillsTheSame(text, builtIn[language] ?? builtIn.fa ?? builtIn.en ?? builtIn.key);
}
