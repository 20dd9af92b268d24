import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { entityId, requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { WORK_KINDS } from '../../contract/work-claims.events.ts';
import { ClaimWork } from './claim-work.command.ts';

const claimWorkRequest = requestBody({
  kind: z.enum(WORK_KINDS),
  id: entityId,
  over: z.boolean().default(false).describe('also from a colleague'),
});
const workClaimedAnswer = z.object({ status: z.literal(1), until: z.iso.datetime() }).meta({ id: 'WorkClaimed' });

@ApiTags('console')
@Controller('api/console/waiting')
export class ClaimWorkController {
  constructor(private readonly commands: CommandBus) {}

  @Post('claim')
  @Endpoint({
    summary: 'Take something up that waits, for a while; refused while a colleague is at it',
    access: 'moderator',
    response: workClaimedAnswer,
  })
  async claim(
    @Body({ schema: claimWorkRequest }) { kind, id, over }: z.output<typeof claimWorkRequest>,
    @SentBy() sender: MemberSender,
  ): Promise<z.infer<typeof workClaimedAnswer>> {
    const until = await this.commands.execute(new ClaimWork(sender, kind, id, over));
    return { status: 1, until: until.toISOString() };
  }
}
