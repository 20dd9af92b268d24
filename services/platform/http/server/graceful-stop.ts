import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Config } from '#platform/kernel/config/config.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';

const SHUTDOWN_GRACE_MS = 10_000;
/** How long connections that are open are still answered after no new ones are taken. */
const CONNECTION_DRAIN_MS = 1_000;

/** A process that takes no new connections asks to close each one that is used, so that none is cut with a request in it. */
export function addConnectionClose(fastify: FastifyInstance, health: HealthRegistry): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (health.closing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Stops the process once, gracefully, at SIGTERM or SIGINT; a second signal, or a stop that takes too long, ends it.
 *
 * With DRAIN_SECONDS it first goes on as before, only "not ready", until whoever balances has turned away. Then it closes its
 * door at once, while balancers still send over the connections they keep: one that is refused is asked for elsewhere, and
 * even a command may be, whereas one that is cut in the middle may not. At last it ends what nobody has used.
 */
export function stopOnSignals(
  app: NestFastifyApplication,
  afterwards: () => Promise<void> = async () => undefined,
): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    const health = app.get(HealthRegistry);
    const drainMs = app.get(Config).values.drainSeconds * 1_000;
    setTimeout(() => process.exit(1), drainMs + CONNECTION_DRAIN_MS + SHUTDOWN_GRACE_MS).unref();
    health.stopping = true;
    if (drainMs > 0) {
      await pause(drainMs);
      health.closing = true;
      // Not http's own close(), which would cut idle connections at the same moment.
      Server.prototype.close.call(app.getHttpServer());
      await pause(CONNECTION_DRAIN_MS);
    }
    health.closing = true;
    await app.close();
    await afterwards();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
