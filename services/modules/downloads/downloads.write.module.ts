import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { OpenDownloadHandler } from './commands/open-download/open-download.handler.ts';
import { OpenDownloadRoutes } from './commands/open-download/open-download.routes.ts';
import { RenewDownloadKeyController } from './commands/renew-download-key/renew-download-key.controller.ts';
import { RenewDownloadKeyHandler } from './commands/renew-download-key/renew-download-key.handler.ts';
import { DownloadsCoreModule } from './downloads.core.module.ts';
import { DownloadKeyEntity } from './persistence/download-key.entity.ts';
import { DownloadKeyRepository } from './persistence/download-key.repository.ts';

/** Keys, and the way from a key or a session to a link. Needs ActiveAccounts, ReleaseFiles, MemberVolume and FileLinks. */
@Module({
  imports: [ClockModule, DownloadsCoreModule, TypeOrmModule.forFeature([DownloadKeyEntity])],
  controllers: [RenewDownloadKeyController],
  providers: [DownloadKeyRepository, RenewDownloadKeyHandler, OpenDownloadHandler, OpenDownloadRoutes],
})
export class DownloadsWriteModule {}
