import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';

/**
 * As JsonDocument, for an answer that is the same for all guests and made of documents from the DocumentCache alone: no clock, no
 * other read. It is kept whole.
 */
export function PublicDocument(): MethodDecorator {
  return applyDecorators(
    Header('content-type', 'application/json; charset=utf-8'),
    RouteConfig({ document: true, sameForGuests: true, kept: true, compress: false }),
  );
}

/**
 * As JsonDocument, for an answer that is the same for all guests: where it is made of documents from the DocumentCache alone, it is
 * kept whole.
 */
export function KeptDocument(): MethodDecorator {
  return applyDecorators(
    Header('content-type', 'application/json; charset=utf-8'),
    RouteConfig({ document: true, kept: true }),
  );
}

/** The handler returns JSON that is text already, or its bytes; it goes out as it is, neither parsed nor serialised again. */
export function JsonDocument(): MethodDecorator {
  return applyDecorators(Header('content-type', 'application/json; charset=utf-8'), RouteConfig({ document: true }));
}
