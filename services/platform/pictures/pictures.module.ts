import { Global, Module } from '@nestjs/common';
import { PicturePort } from './picture.port.ts';
import { ChildPictures } from './sharp/child-pictures.adapter.ts';

@Global()
@Module({ providers: [{ provide: PicturePort, useClass: ChildPictures }], exports: [PicturePort] })
export class PicturesModule {}
