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
    const hosts = raw.rawHeaders.filter((_, at, all) => at % 2 === 1 && isHost(all[at - 1]));
    done(hosts.length > 1 || !HOST.test(hosts[0] ?? '') ? new BadRequestException() : undefined);
  });
}

const isHost = (name: string | undefined) => name?.length === 4 && name.toLowerCase() === 'host';
