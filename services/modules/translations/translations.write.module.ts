import { Module } from '@nestjs/common';
import { BundledTexts } from './adapters/bundled-texts.ts';
import { DismissMissingTranslationController } from './commands/dismiss-missing-translation/dismiss-missing-translation.controller.ts';
import { DismissMissingTranslationHandler } from './commands/dismiss-missing-translation/dismiss-missing-translation.handler.ts';
import { ReportMissingTranslationsController } from './commands/report-missing-translations/report-missing-translations.controller.ts';
import { ReportMissingTranslationsHandler } from './commands/report-missing-translations/report-missing-translations.handler.ts';
import { SaveTranslationController } from './commands/save-translation/save-translation.controller.ts';
import { SaveTranslationHandler } from './commands/save-translation/save-translation.handler.ts';
import { BuiltInTexts } from './contract/built-in-texts.port.ts';
import { MissingTranslationRepository } from './persistence/missing-translation.repository.ts';
import { TranslationRepository } from './persistence/translation.repository.ts';

/** Needs ThrottlingModule in the same process. */
@Module({
  controllers: [ReportMissingTranslationsController, SaveTranslationController, DismissMissingTranslationController],
  providers: [
    { provide: BuiltInTexts, useClass: BundledTexts },
    ReportMissingTranslationsHandler,
    SaveTranslationHandler,
    DismissMissingTranslationHandler,
    MissingTranslationRepository,
    TranslationRepository,
  ],
})
export class TranslationsWriteModule {}
