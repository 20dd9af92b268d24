import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { Streams } from '#modules/media/contract/streams/streams.port.ts';
import { StorageModule } from '#platform/storage/storage.module.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { type FileLink, FileLinks } from '../contract/file-links.port.ts';
import { DeliveryLinksModule } from '../delivery.links.module.ts';
import { DeliveryReadModule } from '../delivery.read.module.ts';
import { MemoryMeterModule, memoryMeter } from './memory-meter.ts';

export interface StoredBytes {
  bytes: Buffer;
  sha256: string;
}

export interface DeliverySite {
  test: TestApp;
  port: number;
  /** The storage. */
  folder: string;
  /** Keeps random bytes as an MP4. */
  store(size: number): Promise<StoredBytes>;
  storePart(name: string, size: number): Promise<Buffer>;
  sign(file: { sha256: string }, changes?: Partial<FileLink>): string;
  streams: Map<string, StreamFacts>;
  cards: Map<number, never>;
  /** @param keep what is stored, for a start again. */
  close(keep?: 'keep'): Promise<void>;
}

/** The delivery of bytes alone, listening on a port, with a meter of the test's own. */
export async function startDelivery(
  environment: Record<string, string> = {},
  again: { folder?: string; port?: number } = {},
): Promise<DeliverySite> {
  const folder = again.folder ?? (await mkdtemp(path.join(tmpdir(), 'parde-delivery-')));
  const streams = new Map<string, StreamFacts>();
  const cards = new Map<number, never>();
  if (!again.folder) memoryMeter.reset();
  const test = await startTestApp({
    modules: [StorageModule, othersModule(streams, cards), MemoryMeterModule, DeliveryLinksModule, DeliveryReadModule],
    environment: { STORAGE_DIR: path.join(folder, 'storage'), DATA_DIR: folder, ...environment },
  });
  await test.app.listen(again.port ?? 0, '127.0.0.1');
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const write = async (name: string, bytes: Buffer) => {
    const file = path.join(folder, 'storage', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  return {
    test,
    port,
    folder,
    streams,
    cards,
    store: async (size) => {
      const bytes = randomBytes(size);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await write(`files/${sha256}.mp4`, bytes);
      return { bytes, sha256 };
    },
    storePart: async (name, size) => {
      const bytes = randomBytes(size);
      await write(name, bytes);
      return bytes;
    },
    sign: ({ sha256 }, changes = {}) =>
      test.app.get(FileLinks).sign({
        way: 'download',
        userId: 7,
        fileId: 11,
        sha256,
        container: 'mp4',
        expiresAt: Math.floor(Date.now() / 1_000) + 600,
        linkId: randomUUID(),
        ...changes,
      }),
    close: async (keep) => {
      await test.close();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What other modules know of files. */
function othersModule(streams: Map<string, StreamFacts>, cards: Map<number, never>) {
  @Global()
  @Module({
    providers: [
      { provide: Streams, useValue: { of: async () => streams } },
      { provide: ReleaseFileCards, useValue: { of: async () => cards } },
    ],
    exports: [Streams, ReleaseFileCards],
  })
  class OthersModule {}
  return OthersModule;
}

interface Fetched {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Asks over a connection of its own, just as it is written. */
export function fetchBytes(
  port: number,
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: address, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject).end();
  });
}
