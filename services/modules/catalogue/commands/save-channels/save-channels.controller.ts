import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SaveChannels } from './save-channels.command.ts';

const MAX_VERSION = 2_147_483_647;
const MAX_CHANNELS = 300;
const text = (longest: number) => z.string().trim().min(1).max(longest);

const request = requestBody({
  version: z.number().int().min(0).max(MAX_VERSION).describe('0 before it was ever saved'),
  channels: z
    .array(
      z.strictObject({
        key: text(80).describe('as titles say it'),
        slug: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .max(60),
        name: z.strictObject({ fa: text(80), en: text(80) }),
        logo: text(8).describe('few letters that stand for its logo'),
      }),
    )
    .max(MAX_CHANNELS)
    .describe('in their order'),
});
const channelsSavedAnswer = z.object({ status: z.literal(1), version: z.number().int() }).meta({ id: 'ChannelsSaved' });

@ApiTags('console')
@Controller('api/console')
export class SaveChannelsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('channels')
  @Endpoint({
    summary: 'Replace the list of channels',
    access: 'admin',
    response: channelsSavedAnswer,
    idempotent: true,
  })
  async save(
    @Body({ schema: request }) { version, channels }: z.infer<typeof request>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof channelsSavedAnswer>> {
    return { status: 1, ...(await this.commands.execute(new SaveChannels(sender, version, channels))) };
  }
}
