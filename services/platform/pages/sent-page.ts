import { createHash } from 'node:crypto';
import { type Encoding, encode } from '#platform/http/compression/content-encoding.ts';

/** Of brotli the step up to which each costs a few milliseconds. */
const QUALITY_AT_ONCE = 7;
/** A tenth smaller in ten times the time; the last step takes thrice that for a hundredth. */
const QUALITY_KEPT = 10;

/** A page as it is sent: compressed at once for its first reader, who waits for it, and once more for all who come after. */
export class SentPage {
  readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private isAskedAgain = false;

  /** @param html puts the document together: it is kept as it is sent only. */
  constructor(private readonly html: () => string) {
    this.etag = `"${createHash('sha1').update(html()).digest('base64url')}"`;
  }

  as(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (!known) return this.make(encoding);
    if (encoding === 'br' && !this.isAskedAgain) this.makeSmaller();
    return known;
  }

  private make(encoding: Encoding): Promise<Buffer> {
    const made =
      encoding === 'identity'
        ? Promise.resolve(Buffer.from(this.html()))
        : encode(this.html(), encoding, QUALITY_AT_ONCE);
    this.encoded.set(encoding, made);
    made.catch(() => this.encoded.delete(encoding));
    return made;
  }

  /** Most pages are asked for once in their minute, and stay as they are. */
  private makeSmaller(): void {
    this.isAskedAgain = true;
    const smaller = encode(this.html(), 'br', QUALITY_KEPT);
    smaller.then(
      () => this.encoded.set('br', smaller),
      () => {
        this.isAskedAgain = false;
      },
    );
  }
}
