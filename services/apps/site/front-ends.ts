import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '../../platform/config/project-root.js';

const ONE_YEAR_SECONDS = 31_536_000;

interface FrontEnd {
  prefix: string;
  folder: string;
}

/**
 * Serves the built public site and the console. Files under /assets/ carry a hash in their names and may be kept for good;
 * the pages themselves are asked for anew each time. Every other path that a browser opens is a page of the single-page app.
 */
export async function serveFrontEnds(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const root = projectRoot();
  const site = { prefix: '/', folder: path.join(root, 'frontend/dist') };
  const console = { prefix: '/admin/', folder: path.join(root, 'admin/dist') };
  const present = [console, site].filter(({ folder }) => existsSync(path.join(folder, 'index.html')));
  for (const [index, frontEnd] of present.entries()) await serveFolder(fastify, frontEnd, index === 0);
  fastify.get('/admin', (_request, reply) => reply.redirect('/admin/'));
  fastify.get('/*', (request, reply) => openPage(request, reply, present));
}

async function serveFolder(
  fastify: FastifyInstance,
  { prefix, folder }: FrontEnd,
  decorateReply: boolean,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', lasting ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

function openPage(request: FastifyRequest, reply: FastifyReply, present: FrontEnd[]): FastifyReply {
  const page = ['GET', 'HEAD'].includes(request.method) && !/^\/(api|media|dev|health|metrics)(\/|$)/.test(request.url);
  const frontEnd = present.find(({ prefix }) => request.url.startsWith(prefix));
  if (!page || !frontEnd || path.extname(request.url.split('?')[0] ?? '')) {
    return reply.status(404).send({ status: 0, code: 'not_found', message: 'There is nothing at this address' });
  }
  return reply.header('cache-control', 'no-cache').sendFile('index.html', frontEnd.folder);
}
