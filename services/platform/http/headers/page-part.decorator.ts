import { RouteConfig } from '@nestjs/platform-fastify';

/** The answer is a part of a page, such as a picture: it needs no headers that are about pages. */
export const PagePart = (): MethodDecorator => RouteConfig({ part: true });
