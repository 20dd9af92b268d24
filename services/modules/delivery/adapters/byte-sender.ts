import type { ServerResponse } from 'node:http';
import type { ByteSource } from './byte-source.ts';

/** What a slow reader holds of our memory, twice. */
const FIRST_CHUNK_BYTES = 64 * 1_024;
/** For readers that keep up: fewer turns for the same bytes. */
const LARGE_CHUNK_BYTES = 256 * 1_024;
/** The system takes about so much whether somebody reads or not. */
const KEEPS_UP_AFTER_BYTES = 8 * 1_024 * 1_024;
/** Who takes longer for a chunk is slow. */
const SLOW_MS = 500;

interface Sending {
  response: ServerResponse;
  source: ByteSource;
  /** Bytes that were promised. */
  length: number;
  /** Milliseconds. */
  stallMs: number;
  /** Hears how many bytes more the socket was given. */
  onBytes(bytes: number): void;
}

/**
 * Sends a body whose head is written. The next chunk is read while the socket takes the one before, and is handed over once that
 * one has gone to the system, so that what counts as sent is never more than one chunk ahead of what is.
 * @returns once all is handed over, or the reader is gone, or was ended because it took nothing. @throws what the source throws.
 */
export async function sendBytes({ response, source, length, stallMs, onBytes }: Sending): Promise<void> {
  const { socket } = response;
  // Node looks at what the system has taken, not at whole chunks: a slow reader is no idle one.
  response.setTimeout(stallMs, () => socket?.destroy());
  let left = length;
  let chunkBytes = FIRST_CHUNK_BYTES;
  const read = () => {
    const chunk = source.next(chunkBytes);
    // Its error is met where it is awaited, which may be later.
    chunk.catch(() => undefined);
    return chunk;
  };
  let reading = read();
  try {
    while (left > 0) {
      const chunk = await reading;
      if (chunk.length === 0) throw new Error('the stored file is shorter than it was');
      if (isGone(response)) return;
      left -= chunk.length;
      onBytes(chunk.length);
      const begun = performance.now();
      const taken = write(response, chunk);
      if (left > 0) reading = read();
      if (!(await taken)) return;
      const keepsUp = performance.now() - begun < SLOW_MS && length - left >= KEEPS_UP_AFTER_BYTES;
      chunkBytes = keepsUp ? LARGE_CHUNK_BYTES : FIRST_CHUNK_BYTES;
    }
    response.end();
  } catch (error) {
    socket?.destroy();
    throw error;
  } finally {
    await reading.catch(() => undefined);
  }
}

export function isGone(response: ServerResponse): boolean {
  return response.destroyed || !response.socket?.writable;
}

/** @returns whether the system has taken it; false when the reader is gone. */
function write(response: ServerResponse, chunk: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const onClose = () => resolve(false);
    response.once('close', onClose);
    response.write(chunk, (error) => {
      response.off('close', onClose);
      resolve(!error);
    });
  });
}
