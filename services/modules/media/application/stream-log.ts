import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { MediaFacts } from '../contract/media-facts.ts';
import { StreamRequests } from '../contract/streams/stream-requests.port.ts';
import { streamChanged, streamPrepared } from '../contract/streams.events.ts';
import type { StreamState } from '../domain/streams/stream-decisions.ts';
import { type MediaStream, MediaStreamRepository } from '../persistence/media-stream.repository.ts';

/** Every change of a stream under way: its row and its event. */
@Injectable()
export class StreamLog extends StreamRequests {
  constructor(private readonly streams: MediaStreamRepository) {
    super();
  }

  async request(transaction: CommandTransaction, media: MediaFacts): Promise<void> {
    if (!(await this.streams.insert(transaction.manager, media))) return;
    const event = streamChanged({ sha256: media.sha256, stage: 'waiting', percent: 0, error: null });
    await transaction.append(`media-stream-${media.sha256}`, 1, event);
  }

  async renew(transaction: CommandTransaction, media: MediaFacts): Promise<void> {
    const row = await this.streams.lock(transaction.manager, media.sha256);
    if (!row) return this.request(transaction, media);
    const anew = { state: 'waiting', percent: 0, attempts: 0, error: null, worker: null, stream: null } as const;
    await this.change(transaction, row, anew);
  }

  /** Saves what a decision has come to; one that changed nothing tells nothing. */
  async change(transaction: CommandTransaction, row: MediaStream, after: StreamState): Promise<MediaStream> {
    const { sha256 } = row;
    const next = { ...row, ...after };
    const told = after.state !== row.state || after.percent !== row.percent || after.stream !== row.stream;
    if (told) next.version += 1;
    await this.streams.save(transaction.manager, next);
    if (told) await transaction.append(`media-stream-${sha256}`, next.version, eventOf(next));
    return next;
  }
}

function eventOf({ sha256, state, stream, percent, error }: MediaStream) {
  if (state !== 'ready') return streamChanged({ sha256, stage: state, percent, error });
  if (!stream) throw new Error('a stream that is ready has its facts');
  return streamPrepared({ sha256, stream });
}
