import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SaveSeason } from './save-season.command.ts';
import { type SaveSeasonRequest, saveSeasonRequest, seasonOf, seasonSavedAnswer } from './save-season.request.ts';

@ApiTags('console')
@Controller('api/console')
export class SaveSeasonController {
  constructor(private readonly commands: CommandBus) {}

  @Post('seasons')
  @Endpoint({
    summary: 'Add or replace a season of a series',
    access: 'admin',
    response: seasonSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: saveSeasonRequest }) body: SaveSeasonRequest,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof seasonSavedAnswer>> {
    const command = new SaveSeason(sender, { titleId: body.id, version: body.version }, seasonOf(body));
    return { status: 1, ...(await this.commands.execute(command)) };
  }
}
