import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';

const CHUNK_BYTES = 1 << 20;
/** Room for the cards of 40,000 titles and their people, and a third more. */
const MAX_CHUNKS = 32;
/** Beyond, the places alone would take more room than the cards of a large catalogue. */
const MAX_KEYS = 1 << 23;
/** Before each text, for its length. */
const HEAD_BYTES = 4;
const NOWHERE = 0;

interface Chunk {
  bytes: Buffer;
  taken: number;
  /** Of those taken. */
  wasted: number;
}

/**
 * Texts by number, as UTF-8 in a few large pieces of memory: half of what JavaScript's letters take, and nothing that its collector
 * looks through. What finds no room is not kept.
 */
export class CardStore {
  private chunks: Chunk[] = [];
  private filled: Chunk | null = null;
  private free: Chunk[] = [];
  /** By key, one more than the place of its first byte, the chunks counted one after another. */
  private places = new Uint32Array(1 << 10);
  private texts = 0;

  constructor(private readonly maxChunks = MAX_CHUNKS) {}

  get size(): number {
    return this.texts;
  }

  /** @returns where it is, and stays for who has it, whatever becomes of it here. */
  get(key: number): TextBytes | undefined {
    const place = this.places[key] ?? NOWHERE;
    if (place === NOWHERE) return undefined;
    const memory = this.chunkOf(place).bytes;
    const start = offsetOf(place) + HEAD_BYTES;
    return { memory, start, end: start + memory.readUInt32LE(start - HEAD_BYTES) };
  }

  /** @returns whether there was room for it. */
  set(key: number, text: string): boolean {
    this.delete(key);
    const length = Buffer.byteLength(text);
    const place = key < MAX_KEYS ? this.take(HEAD_BYTES + length) : NOWHERE;
    if (place === NOWHERE) return false;
    const { bytes } = this.chunkOf(place);
    const at = offsetOf(place);
    bytes.writeUInt32LE(length, at);
    bytes.write(text, at + HEAD_BYTES);
    this.put(key, place);
    this.texts++;
    return true;
  }

  delete(key: number): void {
    const place = this.places[key] ?? NOWHERE;
    if (place === NOWHERE) return;
    const chunk = this.chunkOf(place);
    this.places[key] = NOWHERE;
    this.texts--;
    chunk.wasted += HEAD_BYTES + chunk.bytes.readUInt32LE(offsetOf(place));
    if (chunk !== this.filled && chunk.wasted > CHUNK_BYTES / 2) this.empty(chunk);
  }

  clear(): void {
    this.chunks = [];
    this.filled = null;
    this.free = [];
    this.places.fill(NOWHERE);
    this.texts = 0;
  }

  /**
   * Moves what is still wanted of a chunk behind the others; what finds no room there is kept no longer. Somebody may still have some of it, so
   * it is filled again with other memory.
   */
  private empty(chunk: Chunk): void {
    for (let key = 0; key < this.places.length; key++) {
      const place = this.places[key]!;
      if (place === NOWHERE || this.chunkOf(place) !== chunk) continue;
      const at = offsetOf(place);
      const end = at + HEAD_BYTES + chunk.bytes.readUInt32LE(at);
      const moved = this.take(end - at);
      if (moved === NOWHERE) this.texts--;
      else chunk.bytes.copy(this.chunkOf(moved).bytes, offsetOf(moved), at, end);
      this.places[key] = moved;
    }
    chunk.bytes = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    chunk.taken = 0;
    chunk.wasted = 0;
    this.free.push(chunk);
  }

  /** @returns a place for so many bytes. */
  private take(bytes: number): number {
    if (bytes > CHUNK_BYTES) return NOWHERE;
    if (!this.filled || this.filled.taken + bytes > CHUNK_BYTES) {
      const next = this.free.pop() ?? this.grow();
      if (!next) return NOWHERE;
      this.filled = next;
    }
    const place = this.chunks.indexOf(this.filled) * CHUNK_BYTES + this.filled.taken + 1;
    this.filled.taken += bytes;
    return place;
  }

  private grow(): Chunk | null {
    if (this.chunks.length >= this.maxChunks) return null;
    const chunk = { bytes: Buffer.allocUnsafeSlow(CHUNK_BYTES), taken: 0, wasted: 0 };
    this.chunks.push(chunk);
    return chunk;
  }

  private put(key: number, place: number): void {
    if (key >= this.places.length) {
      const places = new Uint32Array(2 ** Math.ceil(Math.log2(key + 1)));
      places.set(this.places);
      this.places = places;
    }
    this.places[key] = place;
  }

  private chunkOf(place: number): Chunk {
    return this.chunks[Math.floor((place - 1) / CHUNK_BYTES)]!;
  }
}

function offsetOf(place: number): number {
  return (place - 1) % CHUNK_BYTES;
}
