import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { SiteModule } from '#apps/site/site.module.ts';
import { openApiDocument } from '#platform/http/server/openapi.ts';
import { Config } from '#platform/kernel/config/config.ts';

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
