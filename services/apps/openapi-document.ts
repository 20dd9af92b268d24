import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Config } from '../platform/config/config.js';
import { openApiDocument } from '../platform/http/openapi.js';
import { SiteModule } from './site/site.module.js';

/** The API of all processes together, read from the controllers alone: no database, nothing started. */
export async function describeApi(): Promise<OpenAPIObject> {
  const config = Config.fromEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'silent' });
  const app = await NestFactory.create<NestFastifyApplication>(SiteModule.forRoot(config), new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return openApiDocument(app);
}
