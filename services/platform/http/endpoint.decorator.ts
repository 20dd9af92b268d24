import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { z } from 'zod';
import { ACCESS, type Access, BEFORE_TWO_FACTOR, TOKEN_IGNORED } from './access.decorator.ts';
import { errorAnswer } from './errors/error-answer.schema.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    invalidMessage?: string;
  }
}

export const IDEMPOTENT = Symbol('idempotent');
/** Names of the projections a query reads from; it can wait for them (`parde-after`). */
export const READS_FROM = Symbol('reads from');

interface EndpointOptions {
  /** One line for the API documentation. */
  summary: string;
  access: Access;
  /** Whether an admin who must set two-factor up first may call it all the same: only what that takes. */
  beforeTwoFactor?: boolean;
  /** Whether nobody looks at who is signed in: what is sent says by itself who may, and a token that is over does no harm. */
  tokenIgnored?: boolean;
  /** Shape of the 200 answer. */
  response: z.ZodType;
  /** What its refusals carry besides the fields of every refusal. */
  errorDetails?: z.ZodObject;
  /** What it says where its fields are not filled in as they must be, in place of the general words. */
  invalidMessage?: string;
  /** Whether a command takes an Idempotency-Key. */
  idempotent?: boolean;
  /** Projections whose rows a query reads. */
  readsFrom?: readonly string[];
}

/** Everything a route declares besides its path: who may call it, what it answers, how it is documented. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const decorators = [
    HttpCode(200),
    SetMetadata(ACCESS, options.access),
    ApiOperation({ summary: options.summary, description: `Access: ${options.access}` }),
    ApiResponse({ status: 200, description: 'Done', standardSchema: options.response }),
    ApiResponse({ status: '4XX', description: 'Refused', standardSchema: errorSchema(options.errorDetails) }),
  ];
  if (options.invalidMessage) decorators.push(RouteConfig({ invalidMessage: options.invalidMessage }));
  if (options.beforeTwoFactor) decorators.push(SetMetadata(BEFORE_TWO_FACTOR, true));
  if (options.tokenIgnored) decorators.push(SetMetadata(TOKEN_IGNORED, true));
  if (options.idempotent) decorators.push(SetMetadata(IDEMPOTENT, true));
  if (options.readsFrom) decorators.push(SetMetadata(READS_FROM, options.readsFrom));
  if (options.access !== 'public') decorators.push(ApiBearerAuth());
  return applyDecorators(...decorators);
}

function errorSchema(details?: z.ZodObject): z.ZodType {
  return details ? errorAnswer.extend(details.partial().shape) : errorAnswer;
}
