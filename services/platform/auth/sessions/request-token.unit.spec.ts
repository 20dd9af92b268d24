import type { FastifyRequest } from 'fastify';
import { mayCarryToken, requestToken } from './request-token.ts';

const HEADERS: Record<string, string>[] = [
  {},
  { authorization: 'Bearer x' },
  { authorization: 'bearer x' },
  { authorization: 'Basic x' },
  { cookie: 'lang=fa' },
  { cookie: 'lang=fa; token=x' },
  { cookie: 'parde_console=x' },
  { cookie: 'parde_console=x', 'parde-console': '1' },
  { 'parde-console': '1', cookie: 'token=x' },
];

function request(method: string, headers: Record<string, string>, beacon: boolean): FastifyRequest {
  const cookies = Object.fromEntries((headers['cookie'] ?? '').split('; ').map((pair) => pair.split('=')));
  const routeOptions = { url: '/api/post/index/1', config: { beacon } };
  return { method, headers, cookies, routeOptions, params: {}, body: undefined } as unknown as FastifyRequest;
}

it('the scheme of the Authorization header is written in any case, and is followed by a token', () => {
  const tokenOf = (authorization: string) => requestToken(request('POST', { authorization }, false));
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) expect(tokenOf(`${scheme} a.b.c`)).toBe('a.b.c');
  for (const other of ['Bearer', 'Bearer ', 'Basic a.b.c', 'Bearera.b.c', 'a.b.c']) expect(tokenOf(other)).toBeNull();
});

describe('whether a token may be in the headers', () => {
  it('is never denied of a request that has one there', () => {
    const asked = ['GET', 'HEAD', 'POST'].flatMap((method) =>
      HEADERS.flatMap((headers) => [true, false].map((beacon) => ({ headers, of: request(method, headers, beacon) }))),
    );
    const found = asked.filter(({ of }) => requestToken(of) !== null);
    expect(found.length).toBeGreaterThan(5);
    for (const { headers } of found) expect(mayCarryToken(headers)).toBe(true);
  });

  it('is denied of what guests send', () => {
    expect(mayCarryToken({})).toBe(false);
    expect(mayCarryToken({ cookie: 'lang=fa; theme=dark', 'accept-encoding': 'br' })).toBe(false);
  });
});
