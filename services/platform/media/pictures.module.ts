import { Global, Module } from '@nestjs/common';
import { PicturePort } from './picture.port.js';
import { SharpPictures } from './sharp/sharp-pictures.adapter.js';

@Global()
@Module({ providers: [{ provide: PicturePort, useClass: SharpPictures }], exports: [PicturePort] })
export class PicturesModule {}
