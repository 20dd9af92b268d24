import { Module } from '@nestjs/common';
import { GetSubtitleController } from './queries/get-subtitle/get-subtitle.controller.ts';
import { GetSubtitleHandler } from './queries/get-subtitle/get-subtitle.handler.ts';

/** Serves what is published. Needs StorageModule. */
@Module({ controllers: [GetSubtitleController], providers: [GetSubtitleHandler] })
export class SubtitlesMediaModule {}
