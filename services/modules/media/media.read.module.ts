import { Module } from '@nestjs/common';
import { AvatarStore } from './queries/get-image/avatar.store.js';
import { GetImageController } from './queries/get-image/get-image.controller.js';
import { ImageStore } from './queries/get-image/image.store.js';
import { PictureWarmer } from './queries/get-image/picture-warmer.js';

@Module({
  controllers: [GetImageController],
  providers: [AvatarStore, ImageStore, PictureWarmer],
  exports: [PictureWarmer],
})
export class MediaReadModule {}
