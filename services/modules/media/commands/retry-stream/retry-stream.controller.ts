import { Body, Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type DoneAnswer, doneAnswer } from '../../application/done-answer.schema.ts';
import { RetryStream } from './retry-stream.command.ts';

const nothing = requestBody({});
const checksum = z.string().regex(/^[0-9a-f]{64}$/);

@ApiTags('console')
@Controller('api/console/streams')
export class RetryStreamController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':checksum/retry')
  @Endpoint({ summary: 'Have a stream made again that failed', access: 'admin', response: doneAnswer })
  async retry(
    @Param('checksum', { schema: checksum }) sha256: string,
    @Body({ schema: nothing }) _: object,
    @SentBy() sender: MemberSender,
  ): Promise<DoneAnswer> {
    await this.commands.execute(new RetryStream(sender, sha256));
    return { status: 1 };
  }
}
