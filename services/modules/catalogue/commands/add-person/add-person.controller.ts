import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { AddPersonHandler } from './add-person.handler.js';

const text = (longest: number) => z.string().trim().min(1).max(longest);
const addPersonRequest = requestBody({
  name: z.object({ fa: text(120).nullable().default(null), en: text(120) }),
  gender: z.enum(['m', 'f']).nullable().default(null),
  birthday: z.iso.date().nullable().default(null),
  biography: z
    .object({ fa: text(10_000).nullable().default(null), en: text(10_000).nullable().default(null) })
    .nullable()
    .default(null),
});
type AddPersonRequest = z.infer<typeof addPersonRequest>;
const addPersonAnswer = z.object({ status: z.literal(1), person_id: z.number().int(), slug: z.string() });

@ApiTags('console')
@Controller('api/console')
export class AddPersonController {
  constructor(private readonly handler: AddPersonHandler) {}

  @Post('people')
  @Endpoint({ summary: 'Add a person', access: 'admin', response: addPersonAnswer, idempotent: true })
  add(@Body({ schema: addPersonRequest }) body: AddPersonRequest) {
    const { token: _token, ...person } = body;
    return this.handler.execute(person);
  }
}
