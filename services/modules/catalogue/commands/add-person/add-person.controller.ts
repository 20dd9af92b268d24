import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { personEditOf } from '../../application/person-edit.schema.ts';
import { AddPerson } from './add-person.command.ts';
import { personExistsDetails } from './add-person.errors.ts';
import {
  type AddPersonAnswer,
  type AddPersonRequest,
  addPersonAnswer,
  addPersonRequest,
} from './add-person.request.ts';

@ApiTags('console')
@Controller('api/console')
export class AddPersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post('people')
  @Endpoint({
    summary: 'Add a person',
    access: 'admin',
    response: addPersonAnswer,
    errorDetails: personExistsDetails,
    idempotent: true,
  })
  async add(
    @Body({ schema: addPersonRequest }) body: AddPersonRequest,
    @SentBy() sender: MemberSender,
  ): Promise<AddPersonAnswer> {
    const { personId, slug } = await this.commands.execute(new AddPerson(sender, personEditOf(body)));
    return { status: 1, person_id: personId, slug };
  }
}
