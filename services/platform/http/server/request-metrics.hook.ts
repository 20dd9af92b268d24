import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Metrics } from '#platform/telemetry/metrics.ts';

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function addRequestMetrics(fastify: FastifyInstance, metrics: Metrics): void {
  const duration = metrics.histogram(
    'parde_http_request_duration_seconds',
    'Time to answer a request',
    ['method', 'route', 'status'],
    BUCKETS_SECONDS,
  );
  // Looking a series up by its labels costs as much as observing it.
  const series = new Map<string, ReturnType<typeof duration.labels>>();
  fastify.addHook('onResponse', (request, reply, done) => {
    if (isEventStream(reply)) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `${request.method} ${route} ${reply.statusCode}`;
    const observed = series.get(labels) ?? duration.labels(request.method, route, String(reply.statusCode));
    series.set(labels, observed);
    observed.observe(reply.elapsedTime / 1_000);
    done();
  });
}

/** It lasts as long as somebody listens, which says nothing of how fast the process answers. */
function isEventStream(reply: FastifyReply): boolean {
  return reply.getHeader('content-type') === 'text/event-stream';
}
