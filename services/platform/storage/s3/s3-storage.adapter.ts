import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import pMap from 'p-map';
import type { S3Settings } from '#platform/kernel/config/storage-config.ts';
import { bytesOfFile } from '../bytes-of-file.ts';
import { type ByteRange, type FileOptions, StoragePort } from '../storage.port.ts';
import { checkFolder, checkName, checkTopFolder } from '../storage-name.ts';

/** The protocol takes 10,000 parts of a file. */
const PART_BYTES = 16 * 1_048_576;
const MAX_PARTS = 10_000;
const PARTS_AT_ONCE = 3;
const DELETED_AT_ONCE = 32;
const CONNECT_MS = 10_000;
/** Each reader of a film holds a connection. */
const AGENT = { maxSockets: 2_000 };
/** Of a connection on which nothing moves; readers may be slow. */
const SILENT_MS = 120_000;

/** Files in a bucket of whatever speaks the S3 protocol. */
export class S3Storage extends StoragePort {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, accessKey, secretKey }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      forcePathStyle: true,
      // What is newer than the protocol's first years is not understood by every server.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS, httpAgent: AGENT, httpsAgent: AGENT },
    });
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.client.send(new PutObjectCommand({ ...this.of(name), Body: bytes }));
  }

  async putFile(name: string, file: string, { sha256, onBytes }: FileOptions = {}): Promise<void> {
    const partSize = Math.max(PART_BYTES, Math.ceil((await stat(file)).size / MAX_PARTS));
    const Body = Readable.from(bytesOfFile(file, sha256 ?? null));
    const params = { ...this.of(name), Body };
    const upload = new Upload({ client: this.client, params, partSize, queueSize: PARTS_AT_ONCE });
    let told = 0;
    upload.on('httpUploadProgress', ({ loaded = 0 }) => {
      if (loaded > told) onBytes?.(loaded - told);
      told = Math.max(told, loaded);
    });
    try {
      await upload.done();
    } finally {
      Body.destroy();
    }
  }

  async get(name: string): Promise<Buffer | null> {
    const stream = await this.read(name);
    if (!stream) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async read(name: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.from}-${range.to - 1}`;
    const answer = await orNull(this.client.send(new GetObjectCommand({ ...this.of(name), ...(Range && { Range }) })));
    return (answer?.Body as Readable | undefined) ?? null;
  }

  async size(name: string): Promise<number | null> {
    const answer = await orNull(this.client.send(new HeadObjectCommand(this.of(name))));
    return answer?.ContentLength ?? null;
  }

  async remove(name: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.of(name)));
  }

  async *putBefore(folder: string, until: Date): AsyncGenerator<string> {
    const listing = { Bucket: this.bucket, Prefix: `${checkTopFolder(folder)}/` };
    // Some servers have folders, which are listed with a stroke at their end.
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.client }, listing))
      for (const { Key, LastModified } of Contents)
        if (Key && !Key.endsWith('/') && LastModified && LastModified < until) yield Key;
  }

  /** Nothing stands in a bucket before it is whole; of uploads in parts a rule of the bucket ends what is left. */
  async removeUnfinished(): Promise<number> {
    return 0;
  }

  async removeFolder(folder: string): Promise<void> {
    const listing = { Bucket: this.bucket, Prefix: `${checkFolder(folder)}/` };
    for (let more = true; more; ) {
      const { Contents = [], IsTruncated = false } = await this.client.send(new ListObjectsV2Command(listing));
      await pMap(Contents, ({ Key }) => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key })), {
        concurrency: DELETED_AT_ONCE,
      });
      more = IsTruncated && Contents.length > 0;
    }
  }

  localPath(name: string): null {
    checkName(name);
    return null;
  }

  /** Ends its connections. */
  onModuleDestroy(): void {
    this.client.destroy();
  }

  private of(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: checkName(name) };
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
