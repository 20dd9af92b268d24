import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SaveAward } from './save-award.command.ts';
import { awardSavedAnswer, type SaveAwardRequest, saveAwardRequest, toldOf } from './save-award.request.ts';

@ApiTags('console')
@Controller('api/console')
export class SaveAwardController {
  constructor(private readonly commands: CommandBus) {}

  @Post('ceremonies/award')
  @Endpoint({
    summary: 'Replace the nominations of an award',
    access: 'admin',
    response: awardSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: saveAwardRequest }) { ceremony, year, award, seen, nominations, version, told }: SaveAwardRequest,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof awardSavedAnswer>> {
    const command = new SaveAward(
      sender,
      { ceremony, year, title: award },
      seen.map(({ title_id, version }) => ({ titleId: title_id, version })),
      nominations.map(({ title_id, ...wanted }) => ({ titleId: title_id, ...wanted })),
      { version, nominations: told.map(toldOf) },
    );
    await this.commands.execute(command);
    return { status: 1 };
  }
}
