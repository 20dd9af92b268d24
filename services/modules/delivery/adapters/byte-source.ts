import { type FileHandle, open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { StoragePort } from '#platform/storage/storage.port.ts';

/** Bytes of one stored file, in their order. */
export interface ByteSource {
  /** @returns the next bytes, at most as many as asked for; good until the call after the next. Empty at the end. */
  next(maxBytes: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens what is stored: files of this machine by their handle, others by a stream. */
@Injectable()
export class ByteSources {
  constructor(private readonly storage: StoragePort) {}

  /** @returns null when there is no such file. */
  async open(name: string, from: number, to: number): Promise<ByteSource | null> {
    const file = this.storage.localPath(name);
    if (file === null) return this.openStream(name, from, to);
    try {
      return new FileSource(await open(file), from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private async openStream(name: string, from: number, to: number): Promise<ByteSource | null> {
    const stream = await this.storage.read(name, { from, to });
    if (!stream) return null;
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    return {
      next: async () => {
        const { done, value } = await chunks.next();
        return done ? Buffer.alloc(0) : value;
      },
      close: async () => void stream.destroy(),
    };
  }
}

/** Two buffers, each read into while the other one is on its way: no memory is asked for with each chunk. */
class FileSource implements ByteSource {
  private readonly buffers: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];
  private turn: 0 | 1 = 0;

  constructor(
    private readonly handle: FileHandle,
    private position: number,
    private readonly to: number,
  ) {}

  async next(maxBytes: number): Promise<Buffer> {
    const length = Math.min(maxBytes, this.to - this.position);
    this.turn = this.turn === 0 ? 1 : 0;
    // A reader that has become slow gives the large ones back.
    if (this.buffers[this.turn].length !== maxBytes) this.buffers[this.turn] = Buffer.allocUnsafeSlow(maxBytes);
    const buffer = this.buffers[this.turn];
    const { bytesRead } = await this.handle.read(buffer, 0, length, this.position);
    this.position += bytesRead;
    return buffer.subarray(0, bytesRead);
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
