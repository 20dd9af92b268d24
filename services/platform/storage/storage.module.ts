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

/** Where uploaded files are; the processes that write and those that show them see the same place. */
@Global()
@Module({ providers: [{ provide: StoragePort, useClass: FileSystemStorage }], exports: [StoragePort] })
export class StorageModule {
  constructor({ values }: Config, health: HealthRegistry) {
    // What is read for the console only is no reason to keep the catalogue from everybody.
    if (values.processName === 'queries') return;
    const folders = new Set([storageFolder(values), path.resolve(projectRoot(), values.dataDir)]);
    const check = async () => {
      for (const folder of folders) await probeDisk(folder, values.processName);
    };
    health.add('disk', check, DISK_CHECK_MS);
  }
}
