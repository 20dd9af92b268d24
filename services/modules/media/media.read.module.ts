import { Module } from '@nestjs/common';
import { ProcessThrottle } from '#platform/throttling/in-process/process-throttle.ts';
import { ChildPictureRenderer } from './adapters/pictures/child-picture-renderer.ts';
import { PictureRenderer } from './contract/picture-renderer.port.ts';
import { ArtworkReader } from './queries/get-image/artwork.reader.ts';
import { GetImageController } from './queries/get-image/get-image.controller.ts';
import { GetImageHandler } from './queries/get-image/get-image.handler.ts';
import { PictureCache } from './queries/get-image/picture-cache.ts';
import { PictureWarmer } from './queries/get-image/picture-warmer.ts';
import { AvatarStore } from './queries/get-image/stores/avatar.store.ts';
import { ImageStore } from './queries/get-image/stores/image.store.ts';
import { UploadedPictureStore } from './queries/get-image/stores/uploaded-picture.store.ts';
import { GetPictureController } from './queries/get-picture/get-picture.controller.ts';
import { GetPictureHandler } from './queries/get-picture/get-picture.handler.ts';
import { GetThumbnailController } from './queries/get-thumbnail/get-thumbnail.controller.ts';
import { GetThumbnailHandler } from './queries/get-thumbnail/get-thumbnail.handler.ts';
import { GetTrailerController } from './queries/get-trailer/get-trailer.controller.ts';
import { GetTrailerHandler } from './queries/get-trailer/get-trailer.handler.ts';

@Module({
  controllers: [GetImageController, GetPictureController, GetThumbnailController, GetTrailerController],
  providers: [
    { provide: PictureRenderer, useClass: ChildPictureRenderer },
    ArtworkReader,
    AvatarStore,
    ImageStore,
    PictureCache,
    UploadedPictureStore,
    GetPictureHandler,
    ProcessThrottle,
    GetImageHandler,
    GetThumbnailHandler,
    GetTrailerHandler,
    PictureWarmer,
  ],
  exports: [PictureWarmer],
})
export class MediaReadModule {}
