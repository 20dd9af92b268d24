import type { FastifyInstance } from 'fastify';
import { type RequestContext, runInContext } from './request-context.js';

declare module 'fastify' {
  interface FastifyRequest {
    context?: RequestContext;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TRACEPARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Gives every request its context, and every command's answer the position of its last event. */
export function addRequestContext(fastify: FastifyInstance): void {
  // After the body is parsed: the parser's own callbacks would lose the async context.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const correlation = request.headers['x-correlation-id'];
    const traceparent = request.headers.traceparent;
    request.context = {
      correlationId: typeof correlation === 'string' && UUID.test(correlation) ? correlation : String(request.id),
      traceparent: typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : null,
      actor: null,
      address: request.ip,
      idempotencyKey: null,
      idempotencyScope: '',
      after: Number(request.headers['parde-after']) || 0,
      position: null,
      documents: [],
    };
    runInContext(request.context, done);
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.context?.position) reply.header('parde-position', String(request.context.position));
    done();
  });
}
