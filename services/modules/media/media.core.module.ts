import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { MediaSettingsModule } from './media.settings.module.ts';
import { MediaAssetEntity } from './persistence/media-asset.entity.ts';
import { MediaAssetRepository } from './persistence/media-asset.repository.ts';
import { UploadRepository } from './persistence/upload.repository.ts';

/** What commands and workers share. */
@Module({
  imports: [ClockModule, MediaSettingsModule, TypeOrmModule.forFeature([MediaAssetEntity])],
  providers: [MediaAssetRepository, UploadRepository],
  exports: [ClockModule, MediaSettingsModule, MediaAssetRepository, UploadRepository],
})
export class MediaCoreModule {}
