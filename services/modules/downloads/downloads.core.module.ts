import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { MeterBook } from './application/meter-book.ts';
import { ChangedMeterRepository } from './persistence/changed-meter.repository.ts';
import { DownloadMeter } from './persistence/download-meter.entity.ts';
import { LinkAddress } from './persistence/link-address.entity.ts';
import { MeterRepository } from './persistence/meter.repository.ts';
import { TransferEntity } from './persistence/transfer.entity.ts';
import { TransferRepository } from './persistence/transfer.repository.ts';

/** Meters and transfers, for whoever changes them. Needs MemberVolume of membership. */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([DownloadMeter, TransferEntity, LinkAddress])],
  providers: [MeterRepository, TransferRepository, ChangedMeterRepository, MeterBook],
  exports: [MeterRepository, TransferRepository, ChangedMeterRepository, MeterBook],
})
export class DownloadsCoreModule {}
