import { type BeforeApplicationShutdown, Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentViewer } from '#platform/auth/viewer.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import { MINUTE_MS } from '#platform/kernel/time/durations.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { NotificationReader } from '../notification.reader.ts';
import { notificationCountAnswer } from './follow-count.schema.ts';
import { LiveCounts } from './live-counts.ts';

/** The browser asks again by itself; until then a session that has ended may be told a number. */
const CONNECTION_LIFETIME_MS = 5 * MINUTE_MS;
/** So that nothing on the way takes a silent connection for a dead one. */
const HEARTBEAT_INTERVAL_MS = 25_000;
const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  // A process that stops waits for no connection that is kept for another request.
  connection: 'close',
  // nginx passes it on as it comes.
  'x-accel-buffering': 'no',
};

/** How many notifications are new: once, or as server-sent events. */
@ApiTags('notifications')
@Controller('api/user')
export class FollowCountController implements BeforeApplicationShutdown {
  private readonly open = new Set<() => void>();

  constructor(
    private readonly live: LiveCounts,
    private readonly notifications: NotificationReader,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'parde_event_streams',
      'Pages that are told live how many notifications are new',
      () => this.open.size,
    );
  }

  @Get('notificationCount')
  @Endpoint({
    summary: 'How many notifications are new, live where events are accepted',
    access: 'viewer',
    response: notificationCountAnswer,
    readsFrom: ['notifications'],
  })
  async count(
    @CurrentViewer() { userId }: Viewer,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (accept?.includes('text/event-stream') && this.follow(userId, reply)) return;
    const count = (await this.notifications.unvisitedCounts([userId])).get(userId) ?? 0;
    reply.header('cache-control', 'private, no-store').send({ count });
  }

  beforeApplicationShutdown(): void {
    for (const end of this.open) end();
  }

  /** @returns false when too many listen: the page asks now and then instead. */
  private follow(userId: number, reply: FastifyReply): boolean {
    const { raw } = reply;
    const say = (text: string) => void raw.write(text);
    const leave = this.live.listen(userId, (count) => say(`data: ${JSON.stringify({ count })}\n\n`));
    if (!leave) return false;
    reply.headers(HEADERS).hijack();
    raw.writeHead(200, headersOf(reply));
    say('retry: 5000\n\n');
    const signs = setInterval(() => say(':\n\n'), HEARTBEAT_INTERVAL_MS);
    const life = setTimeout(() => end(), CONNECTION_LIFETIME_MS);
    const end = () => {
      clearInterval(signs);
      clearTimeout(life);
      leave();
      this.open.delete(end);
      raw.end();
    };
    this.open.add(end);
    raw.on('close', end).on('error', end);
    return true;
  }
}

/** What was set on the way here, against sniffing for example, goes along. */
function headersOf(reply: FastifyReply): Record<string, string | number | string[]> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
