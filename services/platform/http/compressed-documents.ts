import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, encode, encodingOf } from './content-encoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a public document: the same text for many. */
    document?: boolean;
  }
}

const MIN_SIZE = 1_024;
/** For each encoding. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Of brotli: a document is waited for, and may be another in a moment. */
const QUALITY = 4;

/**
 * Compresses each public document once, not once an answer: compressing a home page takes milliseconds. Other answers are left
 * to the compress plugin, whose hooks come later.
 */
export function addCompressedDocuments(fastify: FastifyInstance): void {
  // Keyed by the text itself: what a projection changes is another text, and needs no invalidation.
  const keep = () => new LRUCache<string, Buffer | Promise<Buffer>>({ maxSize: MAX_BYTES });
  const kept = { br: keep(), gzip: keep() };
  const compressed = (text: string, encoding: Exclude<Encoding, 'identity'>): Buffer | Promise<Buffer> => {
    const known = kept[encoding].get(text);
    if (known) return known;
    // The text is held too: two bytes a letter at most, and about an eighth of that for what it compresses to.
    const size = Math.ceil(text.length * 2.25);
    const made = encode(text, encoding, QUALITY);
    kept[encoding].set(text, made, { size });
    made.then(
      (bytes) => kept[encoding].set(text, bytes, { size }),
      () => kept[encoding].delete(text),
    );
    return made;
  };
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.document || typeof payload !== 'string' || payload.length < MIN_SIZE) {
      return done(null, payload);
    }
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
