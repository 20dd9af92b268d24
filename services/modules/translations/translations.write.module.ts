import { Module } from '@nestjs/common';
import { ReportMissingTranslationsController } from './commands/report-missing-translations/report-missing-translations.controller.js';
import { ReportMissingTranslationsHandler } from './commands/report-missing-translations/report-missing-translations.handler.js';

/** Needs ThrottlingModule in the same process. */
@Module({ controllers: [ReportMissingTranslationsController], providers: [ReportMissingTranslationsHandler] })
export class TranslationsWriteModule {}
