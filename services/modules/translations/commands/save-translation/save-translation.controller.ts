import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SaveTranslation } from './save-translation.command.ts';
import {
  type SaveTranslationAnswer,
  type SaveTranslationRequest,
  saveTranslationAnswer,
  saveTranslationRequest,
} from './save-translation.request.ts';

@ApiTags('console')
@Controller('api/console/translations')
export class SaveTranslationController {
  constructor(private readonly commands: CommandBus) {}

  @Post('save')
  @Endpoint({
    summary: 'Put a text in the place of the built-in one, or that one back',
    access: 'moderator',
    response: saveTranslationAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: saveTranslationRequest }) { id, version, fa, en }: SaveTranslationRequest,
    @SentBy() sender: MemberSender,
  ): Promise<SaveTranslationAnswer> {
    return { status: 1, ...(await this.commands.execute(new SaveTranslation(sender, id, version, { fa, en }))) };
  }
}
