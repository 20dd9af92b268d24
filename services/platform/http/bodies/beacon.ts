import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes what a page sends while it is being left. */
    beacon?: boolean;
    /** Name of the parameter in the path that may carry the token. */
    tokenParameter?: string;
  }
}

/**
 * For what a page sends by `navigator.sendBeacon` while it is being left: JSON that is called text/plain, and no header of the
 * page's own, so that the cookie of the public site counts where the request does not come from another site.
 */
export function Beacon(): MethodDecorator {
  return RouteConfig({ beacon: true });
}

/** For a GET whose path has a place for the token; `-` stands for none, and header and cookie go before it. */
export function TokenInPath(tokenParameter: string): MethodDecorator {
  return RouteConfig({ tokenParameter });
}

/** Everywhere else text/plain is refused: a form on another site can send it. */
export function addBeacons(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config?.beacon) parseJson(request, body as string, done);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
  });
}

/** Whether a browser says that a page of another site has sent it; browsers say so with every POST across sites. */
export function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin';
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
