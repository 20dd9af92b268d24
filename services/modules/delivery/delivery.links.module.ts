import { Global, Module } from '@nestjs/common';
import { SignedFileLinks } from './application/signed-file-links.ts';
import { FileLinks } from './contract/file-links.port.ts';

/** For whoever makes links to files. */
@Global()
@Module({ providers: [{ provide: FileLinks, useClass: SignedFileLinks }], exports: [FileLinks] })
export class DeliveryLinksModule {}
