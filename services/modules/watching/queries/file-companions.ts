import { Injectable } from '@nestjs/common';
import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { Streams } from '#modules/media/contract/streams/streams.port.ts';
import { type SubtitleTrack, SubtitleTracks } from '#modules/subtitles/contract/subtitle-tracks.port.ts';

interface Companions {
  /** null while the file is not prepared for streaming. */
  stream: StreamFacts | null;
  subtitles: SubtitleTrack[];
  /** Path of the WebVTT that says where each small picture is. */
  thumbnails: string | null;
}

/** What was made of a media file besides itself. */
@Injectable()
export class FileCompanions {
  constructor(
    private readonly streams: Streams,
    private readonly tracks: SubtitleTracks,
  ) {}

  async of(sha256: string): Promise<Companions> {
    const [streams, subtitles] = await Promise.all([this.streams.of([sha256]), this.tracks.of(sha256)]);
    const stream = streams.get(sha256) ?? null;
    const thumbnails = stream?.thumbnails ? `/media/thumbnails/${sha256}/thumbnails.vtt` : null;
    return { stream, subtitles, thumbnails };
  }
}
