import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

/** The handler returns JSON that is text already; it goes out as it is, neither parsed nor serialised again. */
export function JsonDocument(): MethodDecorator {
  return applyDecorators(Header('content-type', 'application/json; charset=utf-8'), RouteConfig({ document: true }));
}
