import { applyDecorators, Header } from '@nestjs/common';

/** The handler returns JSON that is text already; it goes out as it is, neither parsed nor serialised again. */
export function JsonDocument(): MethodDecorator {
  return applyDecorators(Header('content-type', 'application/json; charset=utf-8'));
}
