import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form whose fields say nothing. */
    oneClick?: boolean;
  }
}

/** As a pattern: who reads forms in a scope of their own, as of banks, goes before it. */
const FORM = /^application\/x-www-form-urlencoded/i;

/**
 * For what mail programs send to end the mails of a list: a form with one fixed field (RFC 8058). All that counts is in the
 * address, and the form is not read.
 */
export function OneClick(): MethodDecorator {
  return RouteConfig({ oneClick: true });
}

/** Everywhere else a form is refused: one on another site can send it. */
export function addOneClicks(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config?.oneClick) done(null, {});
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
  });
}
