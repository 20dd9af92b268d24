import { Module } from '@nestjs/common';
import { GetTranslationsController } from './queries/get-translations/get-translations.controller.js';
import { GetTranslationsQuery } from './queries/get-translations/get-translations.query.js';

@Module({ controllers: [GetTranslationsController], providers: [GetTranslationsQuery] })
export class TranslationsReadModule {}
