import type { FastifyInstance } from 'fastify';

/** JSON by Fastify's own parser; a POST without a body, and one whose body is empty, asks for nothing: an empty object. */
export function addJsonBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') done(null, {});
    else parseJson(request, text, done);
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { method, headers } = request;
    if (method === 'POST' && request.body == null && headers['content-type'] === undefined) request.body = {};
    done();
  });
}
