import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/kernel/config/config.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { addBeacons } from '../bodies/beacon.ts';
import { addJsonBodies } from '../bodies/json-bodies.ts';
import { addOneClicks } from '../bodies/one-click.ts';
import { addCompressedDocuments } from '../compression/compressed-documents.ts';
import { ErrorFilter, refusalOf } from '../errors/error.filter.ts';
import { contentSecurityPolicy } from '../headers/content-security-policy.ts';
import { addSecurityHeaders } from '../headers/security-headers.ts';
import { addUploads } from '../uploads/add-uploads.ts';
import { validationPipe } from '../validation/validation.pipe.ts';
import { addAllowedMethods } from './allowed-methods.ts';
import { addConnectionClose } from './graceful-stop.ts';
import { addOneHost } from './one-host.ts';
import { addPublicReads } from './public-reads.ts';
import { addRequestContext } from './request-context.hook.ts';
import { addRequestMetrics } from './request-metrics.hook.ts';

const MAX_BODY_BYTES = 256 * 1024;
/** For whoever sends in drips. Node takes the longer of the two for the whole, so both are said. */
const HEAD_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** How late the end of that may be noticed. */
const CHECK_INTERVAL_MS = 5_000;

/**
 * The HTTP side of a process: one Fastify server with our limits, headers, errors, metrics and shutdown.
 * @param formOrigins besides our own, that pages may post a form to.
 */
export async function createApp(
  rootModule: Type | object,
  config: Config,
  formOrigins: readonly string[] = [],
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config);
  const app = await NestFactory.create<NestFastifyApplication>(rootModule as Type, adapter, {
    logger: new AppLogger(config.values),
    abortOnError: false,
    // JSON alone (addJsonBodies): what a form on another site can send is not read.
    bodyParser: false,
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  addJsonBodies(fastify);
  addBeacons(fastify);
  addOneClicks(fastify);
  await addSecurityHeaders(fastify, { contentSecurityPolicy: contentSecurityPolicy(config, formOrigins) });
  await app.register(cookie as never);
  await app.register(compress as never, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await addUploads(app, fastify);
  addOneHost(fastify);
  addRequestContext(fastify);
  addAllowedMethods(fastify);
  addPublicReads(fastify);
  addCompressedDocuments(fastify);
  addRequestMetrics(fastify, app.get(Metrics));
  addConnectionClose(fastify, app.get(HealthRegistry));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter(app.get(AppLogger).child('http')));
  return app;
}

function createAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: config.values.trustedProxies.length > 0 ? config.values.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    forceCloseConnections: 'idle',
    // What still arrives while the process stops is answered: a command cannot be sent to another process.
    return503OnClosing: false,
    // A signed link to a file is one part of a path.
    routerOptions: { maxParamLength: 600 },
    // Addresses the router cannot read (`/%zz`) never reach the error filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      if (isOpenedPage(request)) return void reply.header('vary', 'accept').redirect('/', 302);
      const { httpStatus, answer } = refusalOf(error);
      reply.status(httpStatus).send(answer);
    },
  });
}

/** Of the public site, by a browser: what is no page there leads home (specification §2). */
function isOpenedPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}
