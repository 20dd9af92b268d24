import { Global, Module } from '@nestjs/common';
import { StreamLog } from './application/stream-log.ts';
import { RecordStreamHandler } from './commands/record-stream/record-stream.handler.ts';
import { RequestStreamHandler } from './commands/request-stream/request-stream.handler.ts';
import { StreamRequests } from './contract/streams/stream-requests.port.ts';
import { MediaStreamRepository } from './persistence/media-stream.repository.ts';

/** What the write side and the workers share. Global for StreamRequests, which those ask who bring films. */
@Global()
@Module({
  providers: [
    MediaStreamRepository,
    StreamLog,
    { provide: StreamRequests, useExisting: StreamLog },
    RequestStreamHandler,
    RecordStreamHandler,
  ],
  exports: [MediaStreamRepository, StreamLog, StreamRequests],
})
export class MediaStreamsCoreModule {}
