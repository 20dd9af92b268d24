import { applyDecorators, Header } from '@nestjs/common';
import type { IQuery } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route asks of the query bus for a guest, where its address ends with `:slug` and says all that it depends on. */
    bySlug?: (slug: string) => IQuery;
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * As JsonDocument, for an answer that is the same for all guests and made of documents from the DocumentCache alone: no clock, no
 * other read. It is kept whole.
 * @param bySlug what is asked of the query bus for a guest, where the route's `:slug` alone says it: without guards, pipes and handler.
 */
export function PublicDocument(bySlug?: (slug: string) => IQuery): MethodDecorator {
  return applyDecorators(
    Header('content-type', JSON_TYPE),
    RouteConfig({ document: true, sameForGuests: true, kept: true, compress: false, ...(bySlug && { bySlug }) }),
  );
}

/**
 * As JsonDocument, for an answer that is the same for all guests: where it is made of documents from the DocumentCache alone, it is
 * kept whole.
 */
export function KeptDocument(): MethodDecorator {
  return applyDecorators(Header('content-type', JSON_TYPE), RouteConfig({ document: true, kept: true }));
}

/** The handler returns JSON that is text already, or its bytes; it goes out as it is, neither parsed nor serialised again. */
export function JsonDocument(): MethodDecorator {
  return applyDecorators(Header('content-type', JSON_TYPE), RouteConfig({ document: true }));
}
