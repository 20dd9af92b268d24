import { Module } from '@nestjs/common';
import { ProcessThrottle } from '#platform/throttling/in-process/process-throttle.ts';
import { SharpPictureRenderer } from './adapters/sharp-picture-renderer.ts';
import { PictureRenderer } from './contract/picture-renderer.port.ts';
import { AvatarStore } from './queries/get-image/avatar.store.ts';
import { GetImageController } from './queries/get-image/get-image.controller.ts';
import { GetImageHandler } from './queries/get-image/get-image.handler.ts';
import { ImageStore } from './queries/get-image/image.store.ts';
import { PictureCache } from './queries/get-image/picture-cache.ts';
import { PictureWarmer } from './queries/get-image/picture-warmer.ts';
import { GetThumbnailController } from './queries/get-thumbnail/get-thumbnail.controller.ts';
import { GetThumbnailHandler } from './queries/get-thumbnail/get-thumbnail.handler.ts';

@Module({
  controllers: [GetImageController, GetThumbnailController],
  providers: [
    { provide: PictureRenderer, useClass: SharpPictureRenderer },
    AvatarStore,
    ImageStore,
    PictureCache,
    ProcessThrottle,
    GetImageHandler,
    GetThumbnailHandler,
    PictureWarmer,
  ],
  exports: [PictureWarmer],
})
export class MediaReadModule {}
