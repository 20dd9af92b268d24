import { Global, Module } from '@nestjs/common';
import { FileSystemStorage } from './file-system/file-system-storage.adapter.ts';
import { StoragePort } from './storage.port.ts';

/** Where uploaded files are; the processes that write and those that show them see the same place. */
@Global()
@Module({ providers: [{ provide: StoragePort, useClass: FileSystemStorage }], exports: [StoragePort] })
export class StorageModule {}
