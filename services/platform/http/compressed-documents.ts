import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a public document: the same text for many. */
    document?: boolean;
  }
}

const SMALLEST = 1_024;
/** For each encoding. */
const LARGEST_BYTES = 16 * 1024 * 1024;
const QUALITY = { br: 4, gzip: 6 };

type Encoding = 'br' | 'gzip';
const compress = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.br } }),
  gzip: (text: string) => promisify(gzip)(text, { level: QUALITY.gzip }),
};

/**
 * Compresses each public document once, not once an answer: a home page takes milliseconds. Whatever is not dealt with
 * here (other answers, rarer encodings) is left to the compress plugin, whose hooks come later.
 */
export function addCompressedDocuments(fastify: FastifyInstance): void {
  // Keyed by the text itself: what a projection changes is another text, and needs no invalidation.
  const keep = () => new LRUCache<string, Promise<Buffer>>({ maxSize: LARGEST_BYTES });
  const kept = { br: keep(), gzip: keep() };
  const compressed = (text: string, encoding: Encoding): Promise<Buffer> => {
    const known = kept[encoding].get(text);
    if (known) return known;
    const made = compress[encoding](text);
    // The text is held too: two bytes a letter at most, and an eighth of that for what is made of it.
    kept[encoding].set(text, made, { size: Math.ceil(text.length * 2.25) });
    made.catch(() => kept[encoding].delete(text));
    return made;
  };
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.document || typeof payload !== 'string' || payload.length < SMALLEST) {
      return done(null, payload);
    }
    reply.header('vary', 'accept-encoding');
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    compressed(payload, encoding).then(
      (bytes) => {
        reply.header('content-encoding', encoding);
        done(null, bytes);
      },
      () => done(null, payload),
    );
  });
}

/** What every browser sends needs no weighing; a header with weights of zero is left to the plugin. */
function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  if (typeof accepted !== 'string' || /q=0(\.0*)?\s*(,|$)/.test(accepted)) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
