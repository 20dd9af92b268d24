import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatPositions, parsePositions } from '#platform/kernel/context/read-position.ts';
import { type RequestContext, runInContext } from '#platform/kernel/context/request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context?: RequestContext;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TRACEPARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Gives every request its context, and every command's answer the position of its last event and its trace. */
export function addRequestContext(fastify: FastifyInstance): void {
  // After the body is parsed: the parser's own callbacks would lose the async context.
  fastify.addHook('preHandler', (request, _reply, done) => {
    request.context = contextOf(request);
    runInContext(request.context, done);
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const positions = request.context?.positions ?? [];
    if (positions.length > 0) reply.header('parde-position', formatPositions(positions));
    if (request.context?.traceresponse) reply.header('traceresponse', request.context.traceresponse);
    done();
  });
}

export function contextOf({ id, headers }: FastifyRequest): RequestContext {
  const { traceparent } = headers;
  const correlation = headers['x-correlation-id'];
  return {
    correlationId: typeof correlation === 'string' && UUID.test(correlation) ? correlation : String(id),
    traceparent: typeof traceparent === 'string' && TRACEPARENT.test(traceparent) ? traceparent : null,
    after: parsePositions(headers['parde-after']),
    positions: [],
    documents: [],
  };
}
