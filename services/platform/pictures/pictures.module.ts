import { Global, Module } from '@nestjs/common';
import { PicturePort } from './picture.port.ts';
import { SharpPictures } from './sharp/sharp-pictures.adapter.ts';

@Global()
@Module({ providers: [{ provide: PicturePort, useClass: SharpPictures }], exports: [PicturePort] })
export class PicturesModule {}
