import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { ReportMissingTranslationsHandler } from './report-missing-translations.handler.js';
import {
  type MissingTranslationsRequest,
  missingTranslationsAnswer,
  missingTranslationsRequest,
} from './report-missing-translations.request.js';

@ApiTags('translations')
@Controller('api/setTranslations')
export class ReportMissingTranslationsController {
  constructor(private readonly handler: ReportMissingTranslationsHandler) {}

  @Post()
  @Endpoint({
    summary: 'Keys a page found no text for; they wait for review',
    access: 'public',
    response: missingTranslationsAnswer,
  })
  report(@Body({ schema: missingTranslationsRequest }) body: MissingTranslationsRequest) {
    return this.handler.execute(body);
  }
}
