import type { Readable } from 'node:stream';

/** Bytes of a file: from the first one to the one behind the last. */
export interface ByteRange {
  from: number;
  to: number;
}

export interface FileOptions {
  /** Of the file's bytes, as they were looked at. */
  sha256?: string;
  /** Hears how many bytes more were taken. */
  onBytes?: (bytes: number) => void;
}

/**
 * Keeps files: what people have uploaded, films, what was made of them. A file is written once under its name and never changed.
 * A name is small letters, digits and `-`, in one to three folders, as `avatars/0190….jpg` or `hls/c0ff…/720p/12.m4s`.
 */
export abstract class StoragePort {
  /** Resolves when the file is safe. */
  abstract put(name: string, bytes: Buffer): Promise<void>;
  /**
   * Keeps a copy of a file of this machine; whole or not at all, and resolves when it is safe.
   * @throws BytesChanged when the file's bytes are not those of `sha256`: what was there under the name stays.
   */
  abstract putFile(name: string, file: string, options?: FileOptions): Promise<void>;
  /** @returns null when there is no such file. */
  abstract get(name: string): Promise<Buffer | null>;
  /** @param range within the file, not empty. @returns null when there is no such file. */
  abstract read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** @returns bytes; null when there is no such file. */
  abstract size(name: string): Promise<number | null>;
  /** Removing what is not there is fine. */
  abstract remove(name: string): Promise<void>;
  /** Removes whatever is in a folder. @param folder of the second level or below, as `hls/c0ff…`. */
  abstract removeFolder(folder: string): Promise<void>;
  /** Names of the files that were put into a folder of the first level, as `imports`, or into one of its own, before a moment. */
  abstract putBefore(folder: string, until: Date): AsyncIterable<string>;
  /** Removes what killed processes have left half written, a day later. @returns how many files. */
  abstract removeUnfinished(): Promise<number>;
  /** Where the file would be on this machine, for whoever can send it better than a stream; null where it is on none. */
  abstract localPath(name: string): string | null;
}
