import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import { isPassing } from '#platform/messaging/projections/parking/passing-error.ts';
import { InvalidRequest } from '../validation/validation.pipe.ts';
import type { ErrorAnswer } from './error-answer.schema.ts';

const MESSAGES: Record<number, [code: string, message: string]> = {
  400: ['bad_request', 'The request could not be understood'],
  404: ['not_found', 'There is nothing at this address'],
  405: ['method_not_allowed', 'This address does not take this kind of request'],
  413: ['too_large', 'The request is too large'],
  414: ['too_large', 'The request is too large'],
  415: ['unsupported_media_type', 'This kind of content is not accepted'],
  429: ['too_many_requests', 'Too many tries, please wait a little'],
};
const FALLBACK: [string, string] = ['failed', "There's a problem with your request please try again"];

interface Refusal {
  httpStatus: number;
  answer: ErrorAnswer;
}

/** What an error becomes on its way out. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { httpStatus, status, code, message, errors, details } = error;
    return { httpStatus, answer: { status, code, message, ...(errors && { errors }), ...details } };
  }
  const httpStatus = statusOf(error);
  const [code, message] = MESSAGES[httpStatus] ?? FALLBACK;
  return { httpStatus, answer: { status: 0, code, message } };
}

/** The one place where errors become answers. What is not the client's error is logged whole and told in general words. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { httpStatus, answer } = refusalOf(error);
    const { invalidMessage } = request.routeOptions?.config ?? {};
    if (error instanceof InvalidRequest && invalidMessage) answer.message = invalidMessage;
    const asked = { method: request.method, route: request.routeOptions?.url };
    if (httpStatus >= 500) this.logger.error({ err: error, ...asked }, 'a request failed');
    // Who is turned away where, and why: wrong passwords, closed doors, what makes no sense. Nothing of what was sent.
    else this.logger.info({ ...asked, refusal: answer.code, status: httpStatus, ...senderOf(request) }, 'refused');
    if (httpStatus === 503) reply.header('retry-after', '2');
    if (error instanceof DomainError && error.retryAfterSeconds)
      reply.header('retry-after', String(error.retryAfterSeconds));
    // The route may have said that it answers with something else.
    const type = 'application/json; charset=utf-8';
    reply.status(httpStatus).headers({ 'cache-control': 'no-store', 'content-type': type }).send(answer);
  }
}

function senderOf({ ip, viewer, context }: FastifyRequest) {
  return { address: ip, userId: viewer?.userId, correlationId: context?.correlationId };
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  // Fastify's own refusals (broken JSON, a body over the limit) carry statusCode.
  if (typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return isPassing(error) ? 503 : 500;
}
