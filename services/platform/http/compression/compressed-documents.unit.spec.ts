import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { addSecurityHeaders } from '../headers/security-headers.ts';
import { addCompressedDocuments } from './compressed-documents.ts';

describe('compressed documents', () => {
  const fastify = new FastifyAdapter().getInstance();
  const document = JSON.stringify({ text: 'پرده '.repeat(500) });

  beforeAll(async () => {
    await addSecurityHeaders(fastify, {});
    addCompressedDocuments(fastify);
    fastify.get('/document', { config: { document: true } }, () => document);
    fastify.get('/bytes', { config: { document: true } }, () => Buffer.from(document));
    fastify.get('/short', { config: { document: true } }, () => '{}');
    fastify.get('/other', () => document);
    await fastify.ready();
  });
  afterAll(() => fastify.close());

  const ask = (url: string, accepted?: string) =>
    fastify.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  it('come as the browser likes best, the second time as the first', async () => {
    for (const address of ['/document', '/document', '/bytes', '/bytes']) {
      const answer = await ask(address, 'gzip, deflate, br, zstd');
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(document);
    }
    expect(gunzipSync((await ask('/document', 'gzip')).rawPayload).toString()).toBe(document);
  });

  it('come as they are to those who take nothing else, and caches are told', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0']) {
      const answer = await ask('/document', accepted);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.headers['vary']).toBe('accept-encoding');
      expect(answer.body).toBe(document);
    }
  });

  it('leaves short documents and other answers alone', async () => {
    expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/other', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('carries the security headers', async () => {
    expect((await ask('/document')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });
});
