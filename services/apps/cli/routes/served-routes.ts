import 'reflect-metadata';
import { type DynamicModule, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';
import { CommandsModule } from '#apps/commands/commands.module.ts';
import { MediaModule } from '#apps/media/media.module.ts';
import { QueriesModule } from '#apps/queries/queries.module.ts';
import { WorkersModule } from '#apps/workers/workers.module.ts';
import { hasOwnRoutes } from '#platform/http/addresses/own-routes.ts';
import { IDEMPOTENT } from '#platform/http/endpoint.decorator.ts';
import { Config } from '#platform/kernel/config/config.ts';
import type { EdgeProcess, ServedRoute } from '#tools/edge/served-route.ts';

const PROCESSES: Record<EdgeProcess, (config: Config) => DynamicModule> = {
  commands: CommandsModule.forRoot,
  queries: QueriesModule.forRoot,
  media: MediaModule.forRoot,
  workers: WorkersModule.forRoot,
};

/** What every process answers for itself alone, and nobody outside may ask. */
const OF_EACH_PROCESS = /^\/health(\/|$)/;

/**
 * Every route of every process, read from its controllers and from what providers say that they serve: no database, nothing started. Development's mailbox is among
 * them, because a process in production does not serve it whoever routes to it.
 * @throws Error when two processes serve one route: nobody could say who gets the request.
 */
export async function servedRoutes(): Promise<ServedRoute[]> {
  const config = Config.fromEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', LOG_LEVEL: 'silent' });
  const names = Object.keys(PROCESSES) as EdgeProcess[];
  const routes = (await Promise.all(names.map((name) => routesOf(name, PROCESSES[name](config))))).flat();
  const owners = new Map<string, EdgeProcess>();
  for (const { process, method, path } of routes) {
    const route = `${method} ${path}`;
    const other = owners.get(route);
    if (other) throw new Error(`${route} is served by ${other} and by ${process}`);
    owners.set(route, process);
  }
  return routes.sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

async function routesOf(process: EdgeProcess, module: DynamicModule): Promise<ServedRoute[]> {
  const app = await NestFactory.create(module, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = new Set(modules.flatMap(({ controllers }) => [...controllers.values()]).map((c) => c.metatype));
  const providers = new Set(modules.flatMap(({ providers }) => [...providers.values()]).map((p) => p.metatype));
  const ownRoutes = [...providers].flatMap((provider) => (hasOwnRoutes(provider) ? provider.ownRoutes : []));
  return [...controllers]
    .flatMap((controller) => (typeof controller === 'function' ? routesOfController(controller) : []))
    .filter(({ path }) => !OF_EACH_PROCESS.test(path))
    .concat(ownRoutes.map((route) => ({ ...route, repeatable: false })))
    .map((route) => ({ process, ...route }));
}

function routesOfController(controller: { prototype: object }): Omit<ServedRoute, 'process'>[] {
  const bases = asList(Reflect.getMetadata(PATH_METADATA, controller));
  return new MetadataScanner().getAllMethodNames(controller.prototype).flatMap((name) => {
    const handler = (controller.prototype as Record<string, object>)[name] as object;
    const method = Reflect.getMetadata(METHOD_METADATA, handler);
    if (method === undefined) return [];
    const paths = asList(Reflect.getMetadata(PATH_METADATA, handler));
    const config: FastifyContextConfig = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {};
    const methods = methodsOf(RequestMethod[method as number] as string, config);
    return bases.flatMap((base) =>
      paths.flatMap((path) =>
        methods.map((name) => ({
          method: name,
          path: joined(base, path),
          repeatable: Reflect.getMetadata(IDEMPOTENT, handler) === true,
          uploadBytes: config.uploadBytes,
        })),
      ),
    );
  });
}

/** A public read is there by GET, too (`addPublicReads`). */
function methodsOf(method: string, { sameForGuests }: FastifyContextConfig): string[] {
  return method === 'POST' && sameForGuests ? [method, 'GET'] : [method];
}

function asList(paths: string | string[]): string[] {
  return Array.isArray(paths) ? paths : [paths];
}

function joined(...parts: string[]): string {
  return `/${parts
    .join('/')
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
