import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { isPageAddress, PageServer } from '#platform/pages/page-server.ts';

/** Pages of the public site, for the edge, which has their files itself and stands in where no process answers. */
export function servePages(app: NestFastifyApplication): void {
  const pages = PageServer.of(app, projectRoot());
  if (!pages) return;
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.get('/*', (request, reply) => {
    if (isPageAddress(request.url)) return pages.answer(request, reply);
    return reply.status(404).send({ status: 0, code: 'not_found', message: 'There is nothing at this address' });
  });
}
