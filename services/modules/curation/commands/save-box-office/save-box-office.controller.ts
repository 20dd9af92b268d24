import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import { sentDay } from '#platform/http/sent-dates.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { seenVersion } from '../../application/seen-version.ts';
import { SaveBoxOffice } from './save-box-office.command.ts';

const MAX_ENTRIES = 50;

const saveBoxOfficeRequest = requestBody({
  version: seenVersion,
  as_of: sentDay.describe('the day on which the figures were true'),
  entries: z
    .array(z.strictObject({ title_id: entityId, gross: z.number().positive().max(100_000) }))
    .max(MAX_ENTRIES)
    .describe('million US dollars, worldwide'),
});
const boxOfficeSavedAnswer = z
  .object({ status: z.literal(1), version: z.number().int() })
  .meta({ id: 'BoxOfficeSaved' });

@ApiTags('console')
@Controller('api/console')
export class SaveBoxOfficeController {
  constructor(private readonly commands: CommandBus) {}

  @Post('box-office')
  @Endpoint({
    summary: 'Replace the box office',
    access: 'moderator',
    response: boxOfficeSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: saveBoxOfficeRequest }) { version, as_of, entries }: z.infer<typeof saveBoxOfficeRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof boxOfficeSavedAnswer>> {
    const earned = entries.map(({ title_id, gross }) => ({ titleId: title_id, gross }));
    return { status: 1, ...(await this.commands.execute(new SaveBoxOffice(sender, version, as_of, earned))) };
  }
}
