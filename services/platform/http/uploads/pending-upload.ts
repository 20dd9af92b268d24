import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '#platform/kernel/context/address-key.ts';
import { BadUpload, TooManyUploads } from './upload.errors.ts';
import { UploadPlace } from './upload-place.ts';
import type { UploadSlots } from './upload-slots.ts';

export interface UploadedFile {
  /** It is there until the request is answered. */
  path: string;
  bytes: number;
  /** SHA-256. */
  checksum: string;
  /** It was longer than the route takes, and is not there whole. */
  tooLarge: boolean;
}

const MAX_FIELD_BYTES = 8_192;
const FILE_FIELD = 'file';
const TOKEN_FIELD = 'token';

/** A form whose fields have come and whose file is still to be taken from the socket. */
export class PendingUpload {
  private waiting: MultipartFile | null = null;
  /** The file of a sender who was not known when it came. */
  private early: UploadedFile | null = null;
  private earlyPlace: UploadPlace | null = null;
  private ended = false;

  constructor(
    private readonly request: FastifyRequest,
    private readonly maxBytes: number,
    private readonly slots: UploadSlots,
  ) {}

  /**
   * Reads the form up to its file.
   * @param fileFirst a file before which no token stands is received, and the fields behind it are read too.
   * @returns the fields before it. @throws BadUpload, TooManyUploads
   */
  async readFields(fileFirst: boolean): Promise<Record<string, string>> {
    const limits = { files: 1, fileSize: this.maxBytes, fields: 10, fieldSize: MAX_FIELD_BYTES, parts: 11 };
    const parts = this.request.parts({ limits, throwFileSizeLimit: false } as never);
    const fields = new Map<string, string>();
    try {
      // Not for…of: leaving such a loop ends the form, whose file is not read yet.
      for (let next = await parts.next(); !next.done; next = await parts.next()) {
        const part = next.value;
        if (part.type === 'file') {
          this.waiting = part;
          if (!fileFirst || part.fieldname !== FILE_FIELD || fields.has(TOKEN_FIELD)) break;
          await this.receiveEarly(part);
          continue;
        }
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
      }
    } catch (error) {
      throw error instanceof TooManyUploads || isOfDisk(error) ? error : new BadUpload();
    }
    return Object.fromEntries(fields);
  }

  /**
   * Puts the file on the disk for as long as `use` takes.
   * @param sender the account that sends it.
   * @param use gets null when the form has no file.
   * @throws BadUpload, TooManyUploads
   */
  async receive<Result>(sender: number, use: (file: UploadedFile | null) => Promise<Result>): Promise<Result> {
    const { waiting, early } = this;
    if (early) return use(early);
    if (waiting?.fieldname !== FILE_FIELD) return use(null);
    const place = await UploadPlace.take(this.slots, sender);
    try {
      return await use(await spoolInto(place, waiting));
    } finally {
      await place.free();
    }
  }

  /** Lets what is left of the form run into nothing: the connection can take its next request. */
  async end(): Promise<void> {
    this.ended = true;
    this.waiting?.file.resume();
    await this.earlyPlace?.free();
  }

  private async receiveEarly(file: MultipartFile): Promise<void> {
    const place = await UploadPlace.take(this.slots, addressKey(this.request.ip));
    this.earlyPlace = place;
    if (this.ended) await place.free();
    else this.early = await spoolInto(place, file);
  }
}

async function spoolInto({ folder }: UploadPlace, file: MultipartFile): Promise<UploadedFile> {
  const to = path.join(folder, FILE_FIELD);
  const spooled = await spool(file, to);
  return { path: to, ...spooled, tooLarge: file.file.truncated };
}

async function spool({ file }: MultipartFile, to: string): Promise<Pick<UploadedFile, 'bytes' | 'checksum'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(file, counted, createWriteStream(to, { mode: 0o600 }));
    return { bytes, checksum: hash.digest('hex') };
  } catch (error) {
    // What the disk refuses is no fault of the form.
    if (isOfDisk(error)) throw error;
    throw new BadUpload();
  }
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;
