import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { AnnounceDownloadsHandler } from './commands/announce-downloads/announce-downloads.handler.ts';
import { BuryTransferHandler } from './commands/bury-transfer/bury-transfer.handler.ts';
import { ForgetDownloadsHandler } from './commands/forget-downloads/forget-downloads.handler.ts';
import { DownloadsCoreModule } from './downloads.core.module.ts';
import { DeadTransfers } from './jobs/dead-transfers.ts';
import { DownloadStatements } from './jobs/download-statements.ts';

/** What has to be done for downloads again and again, whoever says when. Needs MemberVolume. */
@Module({
  imports: [ClockModule, DownloadsCoreModule],
  providers: [AnnounceDownloadsHandler, BuryTransferHandler, ForgetDownloadsHandler, DeadTransfers, DownloadStatements],
  exports: [DeadTransfers, DownloadStatements],
})
export class DownloadsJobsModule {}
