import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../../../../platform/auth/session-verifier.port.js';
import { CurrentViewer } from '../../../../platform/auth/viewer.decorator.js';
import { Endpoint } from '../../../../platform/http/endpoint.decorator.js';
import { RateTitleHandler } from './rate-title.handler.js';
import { type RateTitleRequest, rateTitleAnswer, rateTitleRequest } from './rate-title.request.js';

@ApiTags('community')
@Controller('api/user')
export class RateTitleController {
  constructor(private readonly handler: RateTitleHandler) {}

  @Post('ratePost')
  @Endpoint({
    summary: 'Rate a title; rating it again replaces',
    access: 'viewer',
    response: rateTitleAnswer,
    idempotent: true,
  })
  rate(@Body({ schema: rateTitleRequest }) body: RateTitleRequest, @CurrentViewer() viewer: Viewer) {
    return this.handler.execute(body.rating, viewer);
  }
}
