import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { personEditOf } from '../../application/person-edit.schema.ts';
import { personExistsDetails } from '../add-person/add-person.errors.ts';
import { RevisePerson } from './revise-person.command.ts';
import {
  type RevisePersonAnswer,
  type RevisePersonRequest,
  revisePersonAnswer,
  revisePersonRequest,
} from './revise-person.request.ts';

@ApiTags('console')
@Controller('api/console')
export class RevisePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post('people/revise')
  @Endpoint({
    summary: "Replace a person's facts",
    access: 'admin',
    response: revisePersonAnswer,
    errorDetails: personExistsDetails,
    idempotent: true,
  })
  async revise(
    @Body({ schema: revisePersonRequest }) { id, version, ...fields }: RevisePersonRequest,
    @SentBy() sender: MemberSender,
  ): Promise<RevisePersonAnswer> {
    const saved = await this.commands.execute(new RevisePerson(sender, id, version, personEditOf(fields)));
    return { status: 1, person_id: saved.personId, slug: saved.slug, version: saved.version };
  }
}
