import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';

/** Most documents find room for all of their bytes. */
const ROOM = 128 * 1_024;
const BYTES_OF_LETTER = 3;

/** Nobody waits while a document is written, so one room does for all. */
const sharedRoom = Buffer.allocUnsafeSlow(ROOM);

/**
 * A document's text as it is sent, UTF-8: half of what the letters take that JavaScript keeps, and nothing that its collector moves
 * or waits to double. In memory of its own: a piece of Node's pool would keep its neighbours.
 */
export function documentBytes(text: string): Buffer {
  return new DocumentWriter().text(text).end();
}

/**
 * Puts a document together from texts and from what is bytes already. One letter beyond Latin makes a text twice as large and several
 * times as slow to encode: where only pieces have such letters, the document is written piece by piece. From the first piece to the
 * end in one go, without waiting.
 */
export class DocumentWriter {
  private room = sharedRoom;
  private length = 0;

  text(piece: string): this {
    this.makeRoom(BYTES_OF_LETTER * piece.length);
    this.length += this.room.write(piece, this.length);
    return this;
  }

  bytes(piece: Uint8Array): this {
    this.makeRoom(piece.length);
    this.room.set(piece, this.length);
    this.length += piece.length;
    return this;
  }

  stretch({ memory, start, end }: TextBytes): this {
    this.makeRoom(end - start);
    this.length += memory.copy(this.room, this.length, start, end);
    return this;
  }

  /** @returns the document, in memory of its own. */
  end(): Buffer {
    const document = Buffer.allocUnsafeSlow(this.length);
    this.room.copy(document, 0, 0, this.length);
    return document;
  }

  private makeRoom(bytes: number): void {
    const needed = this.length + bytes;
    if (needed <= this.room.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * needed);
    this.room.copy(larger, 0, 0, this.length);
    this.room = larger;
  }
}
