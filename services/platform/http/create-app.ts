import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { AppLogger } from '../telemetry/app-logger.js';
import { HealthRegistry } from '../telemetry/health.registry.js';
import { Metrics } from '../telemetry/metrics.js';
import { addCompressedDocuments } from './compressed-documents.js';
import { contentSecurityPolicy } from './content-security-policy.js';
import { ErrorFilter, refusalOf } from './error.filter.js';
import { addFarewell } from './graceful-stop.js';
import { addRequestContext } from './request-context.hook.js';
import { addRequestMetrics } from './request-metrics.hook.js';
import { addSecurityHeaders } from './security-headers.js';
import { addUploads } from './uploads.js';
import { validationPipe } from './validation.pipe.js';

const LARGEST_BODY_BYTES = 256 * 1024;

/** The HTTP side of a process: one Fastify server with our limits, headers, errors, metrics and shutdown. */
export async function createApp(rootModule: Type | object, config: Config): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config);
  const app = await NestFactory.create<NestFastifyApplication>(rootModule as Type, adapter, {
    logger: new AppLogger(config.values),
    abortOnError: false,
    // JSON alone, by Fastify's own parser: what a form on another site can send is not read.
    bodyParser: false,
  });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  await addSecurityHeaders(fastify, { contentSecurityPolicy: contentSecurityPolicy(config) });
  await app.register(cookie as never);
  await app.register(compress as never, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await addUploads(app, fastify);
  addRequestContext(fastify);
  addCompressedDocuments(fastify);
  addRequestMetrics(fastify, app.get(Metrics));
  addFarewell(fastify, app.get(HealthRegistry));
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter(app.get(AppLogger).child('http')));
  return app;
}

function createAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: LARGEST_BODY_BYTES,
    trustProxy: config.values.trustedProxies.length > 0 ? config.values.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // What still arrives while the process stops is answered: a command cannot be sent to another process.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // Addresses the router cannot read (`/%zz`) never reach the error filter.
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      const { httpStatus, answer } = refusalOf(error);
      reply.status(httpStatus).send(answer);
    },
  });
}
