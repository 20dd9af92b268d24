import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadUpload, TooManyUploads } from './upload.errors.ts';
import type { UploadSlots } from './upload-slots.ts';

export interface UploadedFile {
  /** It is there until the request is answered. */
  path: string;
  /** It was longer than the route takes, and is not there whole. */
  tooLarge: boolean;
}

const MAX_FIELD_BYTES = 8_192;
const FILE_FIELD = 'file';

/** A form whose fields have come and whose file is still to be taken from the socket. */
export class PendingUpload {
  private waiting: MultipartFile | null = null;

  constructor(
    private readonly request: FastifyRequest,
    private readonly maxBytes: number,
    private readonly slots: UploadSlots,
  ) {}

  /** Reads the form up to its file. @returns the fields before it. @throws BadUpload */
  async readFields(): Promise<Record<string, string>> {
    const limits = { files: 1, fileSize: this.maxBytes, fields: 10, fieldSize: MAX_FIELD_BYTES, parts: 11 };
    const parts = this.request.parts({ limits, throwFileSizeLimit: false } as never);
    const fields = new Map<string, string>();
    try {
      // Not for…of: leaving such a loop ends the form, whose file is not read yet.
      for (let next = await parts.next(); !next.done; next = await parts.next()) {
        const part = next.value;
        if (part.type === 'file') {
          this.waiting = part;
          break;
        }
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
      }
    } catch {
      throw new BadUpload();
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
    const { waiting } = this;
    if (waiting?.fieldname !== FILE_FIELD) return use(null);
    if (!this.slots.take(sender)) throw new TooManyUploads();
    const folder = await mkdtemp(path.join(tmpdir(), 'parde-upload-'));
    try {
      const file = path.join(folder, FILE_FIELD);
      await spool(waiting, file);
      return await use({ path: file, tooLarge: waiting.file.truncated });
    } finally {
      this.slots.free(sender);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Lets what is left of the form run into nothing: the connection can take its next request. */
  drain(): void {
    this.waiting?.file.resume();
  }
}

async function spool({ file }: MultipartFile, to: string): Promise<void> {
  try {
    await pipeline(file, createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    // What the disk refuses is no fault of the form.
    if (error instanceof Error && 'syscall' in error) throw error;
    throw new BadUpload();
  }
}
