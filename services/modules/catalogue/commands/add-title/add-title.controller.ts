import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { editOf, type TitleSavedAnswer, titleSaved, titleSavedAnswer } from '../../application/title-edit.schema.ts';
import { AddTitle } from './add-title.command.ts';
import { type AddTitleRequest, addTitleRequest } from './add-title.request.ts';

@ApiTags('console')
@Controller('api/console')
export class AddTitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('titles')
  @Endpoint({
    summary: 'Add a title, to the site or as a draft',
    access: 'admin',
    response: titleSavedAnswer,
    idempotent: true,
  })
  async add(
    @Body({ schema: addTitleRequest }) { draft, ...edit }: AddTitleRequest,
    @SentBy() sender: MemberSender,
  ): Promise<TitleSavedAnswer> {
    return titleSaved(await this.commands.execute(new AddTitle(sender, editOf(edit), draft)));
  }
}
