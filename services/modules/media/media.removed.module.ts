import { Global, Module } from '@nestjs/common';
import { RemovedAssets } from './application/removed-assets.ts';
import { RemovedMedia } from './contract/removed-media.port.ts';
import { MediaCoreModule } from './media.core.module.ts';

/** For the workers of those who keep something of films. */
@Global()
@Module({
  imports: [MediaCoreModule],
  providers: [{ provide: RemovedMedia, useClass: RemovedAssets }],
  exports: [RemovedMedia],
})
export class MediaRemovedModule {}
