import { Module } from '@nestjs/common';
import { ReportMissingTranslationsController } from './commands/report-missing-translations/report-missing-translations.controller.ts';
import { ReportMissingTranslationsHandler } from './commands/report-missing-translations/report-missing-translations.handler.ts';
import { MissingTranslationRepository } from './persistence/missing-translation.repository.ts';

/** Needs ThrottlingModule in the same process. */
@Module({
  controllers: [ReportMissingTranslationsController],
  providers: [ReportMissingTranslationsHandler, MissingTranslationRepository],
})
export class TranslationsWriteModule {}
