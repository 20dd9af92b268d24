import { createHash } from 'node:crypto';
import { type Encoding, encode } from '#platform/http/content-encoding.ts';

/** Of brotli the step from which on a title in Persian fits into a line's first burst; the next ones take thrice the time for a hundredth. */
const QUALITY = 7;

/** A page as it is sent: compressed once, for however many readers. */
export class SentPage {
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  /** @param html puts the document together: it is kept as it is sent only. */
  constructor(private readonly html: () => string) {
    this.etag = `"${createHash('sha1').update(html()).digest('base64url')}"`;
  }

  as(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made =
      encoding === 'identity' ? Promise.resolve(Buffer.from(this.html())) : encode(this.html(), encoding, QUALITY);
    this.encoded.set(encoding, made);
    made.catch(() => this.encoded.delete(encoding));
    return made;
  }
}
