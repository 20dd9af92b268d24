import { Global, Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { BeginTransferHandler } from './commands/begin-transfer/begin-transfer.handler.ts';
import { KeepTransferHandler } from './commands/keep-transfer/keep-transfer.handler.ts';
import { KeepTransfersHandler } from './commands/keep-transfers/keep-transfers.handler.ts';
import { SettleTransferHandler } from './commands/settle-transfer/settle-transfer.handler.ts';
import { TransferCommands } from './commands/transfer-commands.ts';
import { TransferMeter } from './contract/transfer-meter.port.ts';
import { DownloadsCoreModule } from './downloads.core.module.ts';

/** The TransferMeter, for the process that sends files. Needs units of work, MemberVolume, ReleaseFiles and ActiveAccounts. */
@Global()
@Module({
  imports: [ClockModule, DownloadsCoreModule],
  providers: [
    BeginTransferHandler,
    KeepTransferHandler,
    KeepTransfersHandler,
    SettleTransferHandler,
    { provide: TransferMeter, useClass: TransferCommands },
  ],
  exports: [TransferMeter],
})
export class DownloadsMeterModule {}
