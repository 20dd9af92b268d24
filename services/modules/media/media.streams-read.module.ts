import { Module } from '@nestjs/common';
import { MediaStreamsPortModule } from './media.streams-port.module.ts';
import { ListStreamsController } from './queries/list-streams/list-streams.controller.ts';
import { ListStreamsHandler } from './queries/list-streams/list-streams.handler.ts';

/** What the console sees of streams. */
@Module({ imports: [MediaStreamsPortModule], controllers: [ListStreamsController], providers: [ListStreamsHandler] })
export class MediaStreamsReadModule {}
