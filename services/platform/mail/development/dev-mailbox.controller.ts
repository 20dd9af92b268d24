import { Controller, Get, Header, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { z } from 'zod';
import { Public } from '#platform/http/access.decorator.ts';
import { entityId } from '#platform/http/request-schema.ts';
import { MailboxStore } from './mailbox.store.ts';
import { codeIn, mailboxPage } from './mailbox-page.ts';

const HTML = 'text/html; charset=utf-8';
const recipientQuery = z.object({ to: z.string().max(254).optional() });

/** For people who develop, and for tests. Never part of a production process. */
@ApiExcludeController()
@Public()
@Controller('dev')
export class DevMailboxController {
  constructor(private readonly store: MailboxStore) {}

  @Get('mailbox')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  async page(@Query({ schema: recipientQuery }) { to }: z.infer<typeof recipientQuery>): Promise<string> {
    return mailboxPage(await this.store.newest(to));
  }

  @Get('mailbox.json')
  @Header('cache-control', 'no-store')
  async json(@Query({ schema: recipientQuery }) { to }: z.infer<typeof recipientQuery>) {
    const deliveries = await this.store.newest(to);
    return {
      deliveries: deliveries.map(({ id, channel, recipient, subject, text, html, deliveredAt }) => ({
        id,
        channel,
        to: recipient,
        subject,
        text,
        html,
        code: codeIn(text),
        delivered_at: deliveredAt,
      })),
    };
  }

  /** One mail as its reader sees it. */
  @Get('mailbox/:id')
  @Header('content-type', HTML)
  @Header('cache-control', 'no-store')
  async mail(@Param('id', { schema: entityId }) id: number): Promise<string> {
    const delivery = await this.store.find(id);
    if (!delivery?.html) throw new NotFoundException();
    return delivery.html;
  }
}
