import { Global, Module } from '@nestjs/common';
import { FileSystemStorage } from './file-system/file-system-storage.adapter.js';
import { StoragePort } from './storage.port.js';

/** Where uploaded files are; the processes that write and those that show them see the same place. */
@Global()
@Module({ providers: [{ provide: StoragePort, useClass: FileSystemStorage }], exports: [StoragePort] })
export class StorageModule {}
