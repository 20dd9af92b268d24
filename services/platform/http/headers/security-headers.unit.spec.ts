import { FastifyAdapter } from '@nestjs/platform-fastify';
import { addSecurityHeaders } from './security-headers.ts';

describe('the headers of what no browser shows as a page', () => {
  const fastify = new FastifyAdapter().getInstance();

  beforeAll(async () => {
    await addSecurityHeaders(fastify, {});
    fastify.get('/page', () => 'page');
    fastify.get('/part', { config: { part: true } }, () => 'part');
    fastify.get('/document', { config: { document: true } }, () => 'document');
    await fastify.ready();
  });
  afterAll(() => fastify.close());

  const headersOf = async (url: string) => (await fastify.inject(url)).headers;

  it('let it do nothing, if it is opened by itself', async () => {
    expect(await headersOf('/part')).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'cache-control': 'no-store',
    });
  });

  it('let nobody keep a document that was asked for by GET, unless its route says otherwise', async () => {
    expect((await headersOf('/document'))['cache-control']).toBe('no-store');
  });

  it('are none that are about pages', async () => {
    const aboutPages = ['cross-origin-opener-policy', 'x-frame-options', 'origin-agent-cluster'];
    const [page, part] = [await headersOf('/page'), await headersOf('/part')];
    expect(aboutPages.filter((name) => name in page)).toEqual(aboutPages);
    expect(aboutPages.filter((name) => name in part)).toEqual([]);
  });
});
