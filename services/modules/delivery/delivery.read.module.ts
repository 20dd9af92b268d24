import { Module } from '@nestjs/common';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { ByteSources } from './adapters/byte-source.ts';
import { Deliveries } from './adapters/deliveries.ts';
import { EdgeLog } from './adapters/edge-log.ts';
import { EdgeWorkers } from './adapters/edge-workers.ts';
import { FileNames } from './adapters/file-names.ts';
import { Honoured } from './adapters/honoured.ts';
import { MeteredTransfers } from './adapters/metered-transfers.ts';
import { OpenTransfers } from './adapters/open-transfers.ts';
import { PreparedStreams } from './adapters/prepared-streams.ts';
import { RememberedAdmissions } from './adapters/remembered-admissions.ts';
import { RestingStretches } from './adapters/resting-stretches.ts';
import { Settlements } from './adapters/settlements.ts';
import { GetDownloadController } from './queries/get-download/get-download.controller.ts';
import { RefusedDownload } from './queries/get-download/refused-download.ts';
import { GetStreamController } from './queries/get-stream/get-stream.controller.ts';

/** Sends bytes, in the process that serves media. */
@Module({
  imports: [ClockModule],
  controllers: [GetDownloadController, GetStreamController],
  providers: [
    ByteSources,
    Deliveries,
    EdgeLog,
    EdgeWorkers,
    FileNames,
    Honoured,
    MeteredTransfers,
    OpenTransfers,
    PreparedStreams,
    RefusedDownload,
    RememberedAdmissions,
    RestingStretches,
    Settlements,
  ],
})
export class DeliveryReadModule {}
