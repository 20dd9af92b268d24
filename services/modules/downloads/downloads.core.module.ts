import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { declarePersonalRows } from '#platform/messaging/outbox/personal-fields/personal-fields.ts';
import { MeterBook } from './application/meter-book.ts';
import { ChangedMeterRepository } from './persistence/changed-meter.repository.ts';
import { DownloadMeter } from './persistence/download-meter.entity.ts';
import { LinkAddress } from './persistence/link-address.entity.ts';
import { MeterRepository } from './persistence/meter.repository.ts';
import { TransferEntity } from './persistence/transfer.entity.ts';
import { TransferRepository } from './persistence/transfer.repository.ts';

// With the sendings under way in it. What is reserved for them is then of nobody.
declarePersonalRows('write.download_meter', 'user_id');
declarePersonalRows('write.download_key', 'user_id');

/** Meters and transfers, for whoever changes them. Needs MemberVolume of membership. */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([DownloadMeter, TransferEntity, LinkAddress])],
  providers: [MeterRepository, TransferRepository, ChangedMeterRepository, MeterBook],
  exports: [MeterRepository, TransferRepository, ChangedMeterRepository, MeterBook],
})
export class DownloadsCoreModule {}
