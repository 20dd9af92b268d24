import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { editOf, type TitleSavedAnswer, titleSaved, titleSavedAnswer } from '../../application/title-edit.schema.ts';
import { ReviseTitle } from './revise-title.command.ts';
import { type ReviseTitleRequest, reviseTitleRequest } from './revise-title.request.ts';

@ApiTags('console')
@Controller('api/console')
export class ReviseTitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('titles/:id/revise')
  @Endpoint({ summary: "Replace a title's facts", access: 'admin', response: titleSavedAnswer, idempotent: true })
  async revise(
    @Param('id', { schema: entityId }) titleId: number,
    @Body({ schema: reviseTitleRequest }) body: ReviseTitleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<TitleSavedAnswer> {
    const command = new ReviseTitle(sender, titleId, body.version ?? null, editOf(body));
    return titleSaved(await this.commands.execute(command));
  }
}
