import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#platform/http/access.decorator.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Heartbeats } from '#platform/telemetry/heartbeats.ts';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthRegistry,
    private readonly heartbeats: Heartbeats,
  ) {}

  /** Whether a restart would help. Asks nobody outside the process: a database that is away is no reason to end it. */
  @Public()
  @Get('live')
  live(@Res({ passthrough: true }) reply: FastifyReply) {
    const stuck = this.heartbeats.stuck();
    if (stuck.length === 0) return { status: 'ok' };
    reply.status(503);
    return { status: 'stuck', stuck };
  }

  @Public()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.health.report();
    reply.status(report.ready ? 200 : 503);
    return { status: report.ready ? 'ok' : 'not ready', checks: report.checks };
  }
}
