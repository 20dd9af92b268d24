import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '#platform/http/access.decorator.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';

@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthRegistry) {}

  @Public()
  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Public()
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const report = await this.health.report();
    reply.status(report.ready ? 200 : 503);
    return { status: report.ready ? 'ok' : 'not ready', checks: report.checks };
  }
}
