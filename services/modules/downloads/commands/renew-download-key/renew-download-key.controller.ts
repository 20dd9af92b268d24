import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type DownloadKeyAnswer, downloadKeyAnswer } from '../../contract/download-key.schema.ts';
import { RenewDownloadKey } from './renew-download-key.command.ts';

const nothing = requestBody({});

@ApiTags('downloads')
@Controller('api/user')
export class RenewDownloadKeyController {
  constructor(private readonly commands: CommandBus) {}

  @Post('renewDownloadKey')
  @Endpoint({
    summary: 'Make the viewer’s download key anew; lists and links with the old one are refused',
    access: 'viewer',
    response: downloadKeyAnswer,
  })
  async renew(@Body({ schema: nothing }) _body: unknown, @SentBy() sender: MemberSender): Promise<DownloadKeyAnswer> {
    return { status: 1, key: await this.commands.execute(new RenewDownloadKey(sender)) };
  }
}
