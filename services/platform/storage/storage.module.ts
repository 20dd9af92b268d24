import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { HealthRegistry } from '#platform/telemetry/health.registry.ts';
import { probeDisk } from './file-system/disk-probe.ts';
import { FileSystemStorage, storageFolder } from './file-system/file-system-storage.adapter.ts';
import { StoragePort } from './storage.port.ts';

/** It writes: not at each look of each balancer. */
const DISK_CHECK_MS = 5_000;

/** Where uploaded files and films are; the processes that write and those that show them see the same place. */
@Global()
@Module({ providers: [{ provide: StoragePort, inject: [Config], useFactory: openStorage }], exports: [StoragePort] })
export class StorageModule {
  constructor({ values }: Config, health: HealthRegistry) {
    // What is read for the console only is no reason to keep the catalogue from everybody.
    if (values.processName === 'queries') return;
    const folders = new Set([path.resolve(projectRoot(), values.dataDir)]);
    if (!values.storageS3) folders.add(storageFolder(values));
    const check = async () => {
      for (const folder of folders) await probeDisk(folder, values.processName);
    };
    health.add('disk', check, DISK_CHECK_MS);
  }
}

/** The client of S3 is large, and most sites have a folder. */
async function openStorage(config: Config): Promise<StoragePort> {
  const { storageS3 } = config.values;
  if (!storageS3) return new FileSystemStorage(config);
  const { S3Storage } = await import('./s3/s3-storage.adapter.ts');
  return new S3Storage(storageS3);
}
