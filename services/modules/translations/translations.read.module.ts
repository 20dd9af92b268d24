import { Module } from '@nestjs/common';
import { GetTranslationsController } from './queries/get-translations/get-translations.controller.ts';
import { GetTranslationsHandler } from './queries/get-translations/get-translations.handler.ts';

@Module({ controllers: [GetTranslationsController], providers: [GetTranslationsHandler] })
export class TranslationsReadModule {}
