import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { isPageAddress, PageServer } from '#platform/pages/page-server.ts';

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
  const root = projectRoot();
  const pages = PageServer.of(app, root);
  await addFrontEnds(app.getHttpAdapter().getInstance() as unknown as FastifyInstance, root, pages);
}

/**
 * @param root the folder with both built front ends.
 * @param pages draws pages of the public site; without it browsers do.
 */
export async function addFrontEnds(
  fastify: FastifyInstance,
  root: string,
  pages: PageServer | null = null,
): Promise<void> {
  const frontEnds: FrontEnd[] = [
    { prefix: '/admin/', folder: path.join(root, 'admin/dist') },
    { prefix: '/', folder: path.join(root, 'frontend/dist') },
  ];
  await fastify.register(fastifyStatic, {
    root: frontEnds.map(({ folder }) => folder),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  fastify.get('/admin', (_request, reply) => reply.redirect('/admin/'));
  const send = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, frontEnds, pages);
  for (const { prefix } of frontEnds) fastify.get(`${prefix}assets/*`, { config: { part: true } }, send);
  fastify.get('/*', send);
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  frontEnds: FrontEnd[],
  pages: PageServer | null,
): FastifyReply | Promise<FastifyReply> {
  const address = addressOf(request.url);
  // As for what the router cannot read: a browser goes home.
  if (!address) return request.headers.accept?.includes('text/html') ? reply.redirect('/', 302) : nothing(reply);
  const frontEnd = frontEnds.find(({ prefix, folder }) => address.startsWith(prefix) && existsSync(folder));
  if (!frontEnd || !isPageAddress(address)) return nothing(reply);
  const file = address.slice(frontEnd.prefix.length);
  if (isFile(path.join(frontEnd.folder, file))) {
    const lasting = file.startsWith('assets/');
    reply.header('cache-control', lasting ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'no-cache');
    return reply.sendFile(file, frontEnd.folder);
  }
  // A dot may belong to a page's address (a username); a picture that is missing is asked for without text/html.
  const page = !path.extname(address) || request.headers.accept?.includes('text/html');
  if (page && pages && frontEnd.prefix === '/') return pages.answer(request, reply);
  return page ? reply.header('cache-control', 'no-cache').sendFile('index.html', frontEnd.folder) : nothing(reply);
}

/**
 * @returns the path with its dots resolved against the root, which it cannot leave: what is told of a file outside would tell
 * of the machine. null when no file can have such a name.
 */
function addressOf(url: string): string | null {
  try {
    const address = decodeURI(url.split('?')[0] ?? '/');
    return address.includes('\0') ? null : path.posix.normalize(address.replaceAll('\\', '/'));
  } catch {
    return null;
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // Longer than a name of a file may be.
    return false;
  }
}

function nothing(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ status: 0, code: 'not_found', message: 'There is nothing at this address' });
}
