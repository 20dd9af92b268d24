import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** A name or an address with a port, as they stand in a URL (RFC 3986, section 3.2.2). */
const HOST = /^[\w.~%!$&'()*+,;=:[\]-]*$/;

/**
 * A request with two Host headers, or one that is no host, is refused (RFC 9112, section 3.2): whoever stands before us may have
 * read another one of them than we do.
 */
export function addOneHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    done(hostsIn(raw.rawHeaders) > 1 || !HOST.test(raw.headers.host ?? '') ? new BadRequestException() : undefined);
  });
}

/** @param raw names and values by turns. Asked for every request. */
function hostsIn(raw: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < raw.length; at += 2) if (raw[at]!.length === 4 && raw[at]!.toLowerCase() === 'host') hosts++;
  return hosts;
}
