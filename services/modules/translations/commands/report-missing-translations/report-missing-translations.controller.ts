import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Sender } from '#platform/kernel/context/sender.ts';
import { ReportMissingTranslations } from './report-missing-translations.command.ts';
import {
  type MissingTranslationsAnswer,
  type MissingTranslationsRequest,
  missingTranslationsAnswer,
  missingTranslationsRequest,
} from './report-missing-translations.request.ts';

@ApiTags('translations')
@Controller('api/setTranslations')
export class ReportMissingTranslationsController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Endpoint({
    summary: 'Keys a page found no text for; they wait for review',
    access: 'public',
    response: missingTranslationsAnswer,
  })
  async report(
    @Body({ schema: missingTranslationsRequest }) { keys }: MissingTranslationsRequest,
    @SentBy() sender: Sender,
  ): Promise<MissingTranslationsAnswer> {
    const unknown = await this.commands.execute(new ReportMissingTranslations(sender, keys));
    return { status: 1, messages: unknown.map((key) => `There is no such text: ${key}`) };
  }
}
