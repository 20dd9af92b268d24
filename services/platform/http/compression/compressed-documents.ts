import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encode, encodingOf } from './content-encoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a public document: the same for many. */
    document?: boolean;
  }
}

const MIN_SIZE = 1_024;
/** For each encoding. */
const MAX_BYTES = 8 * 1024 * 1024;
/** What an entry takes besides its bytes. */
const ENTRY_BYTES = 500;
/** Of brotli: a document is waited for, and may be another in a moment. */
const QUALITY = 4;

type Document = string | Buffer;

const isDocument = (payload: unknown): payload is Document => typeof payload === 'string' || Buffer.isBuffer(payload);

/**
 * Compresses each public document once, not once an answer: compressing a home page takes milliseconds. Other answers are left
 * to the compress plugin, whose hooks come later.
 */
export function addCompressedDocuments(fastify: FastifyInstance): void {
  // Keyed by what it says: what a projection changes is another document, and needs no invalidation.
  const keep = () => new LRUCache<string, Buffer | Promise<Buffer>>({ maxSize: MAX_BYTES });
  const kept = { br: keep(), gzip: keep() };
  const compressed = (document: Document, encoding: Exclude<Encoding, 'identity'>): Buffer | Promise<Buffer> => {
    const key = hash('sha256', document, 'base64');
    const known = kept[encoding].get(key);
    if (known) return known;
    const made = encode(document, encoding, QUALITY);
    // About a quarter of what it was.
    kept[encoding].set(key, made, { size: ENTRY_BYTES + Math.ceil(document.length / 4) });
    made.then(
      (bytes) => kept[encoding].set(key, bytes, { size: ENTRY_BYTES + bytes.length }),
      () => kept[encoding].delete(key),
    );
    return made;
  };
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { config } = request.routeOptions;
    if (!config.document || !isDocument(payload) || payload.length < MIN_SIZE) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding === 'identity') return done(null, payload);
    const send = (bytes: Buffer) => {
      reply.header('content-encoding', encoding);
      done(null, bytes);
    };
    const bytes = compressed(payload, encoding);
    if (Buffer.isBuffer(bytes)) send(bytes);
    else bytes.then(send, () => done(null, payload));
  });
}
