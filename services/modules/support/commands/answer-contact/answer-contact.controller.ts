import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { AnswerContact } from './answer-contact.command.ts';

const MAX_RAW_BODY = 25_000;
const answerContactRequest = requestBody({
  id: entityId,
  version: entityId.describe('the version the moderator has seen'),
  form: z.strictObject({ body: z.string().max(MAX_RAW_BODY, 'An answer has at most 5000 characters') }),
});
const answerContactAnswer = z.object({ status: z.literal(1), version: z.number().int() });

@ApiTags('console')
@Controller('api/console/contacts')
export class AnswerContactController {
  constructor(private readonly commands: CommandBus) {}

  @Post('answer')
  @Endpoint({
    summary: 'Answer a letter; the answer goes out by mail',
    access: 'moderator',
    response: answerContactAnswer,
    idempotent: true,
  })
  async answer(
    @Body({ schema: answerContactRequest }) { id, version, form }: z.infer<typeof answerContactRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof answerContactAnswer>> {
    return { status: 1, version: await this.commands.execute(new AnswerContact(sender, id, version, form.body)) };
  }
}
