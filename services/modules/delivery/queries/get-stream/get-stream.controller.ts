import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storageNameOf } from '#modules/media/contract/media-facts.ts';
import { placeOf, type StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { Public } from '#platform/http/access.decorator.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { Deliveries } from '../../adapters/deliveries.ts';
import { Honoured } from '../../adapters/honoured.ts';
import { PreparedStreams } from '../../adapters/prepared-streams.ts';
import type { FileLink } from '../../contract/file-links.port.ts';
import { CONTENT_TYPES, PLAYLIST_TYPE, SEGMENT_TYPE } from '../../domain/content-type.ts';
import { masterPlaylist, renditionPlaylist } from '../../domain/playlists.ts';
import { stretchFrom } from '../../domain/stretch.ts';
import { refusePlaying } from './refused-playing.ts';

/** A player that knows what it begins with asks for it all at once, and once more when it gets there. */
const SHORTLY = { 'cache-control': 'private, max-age=60' };
const PART = /^(?:(?<init>init\.mp4)|(?<number>\d{1,6})\.m4s)$/;

/** For players, by a signed link: the film by ranges, or in segments (HLS); no part of the API. */
@ApiExcludeController()
@Controller('stream')
export class GetStreamController {
  constructor(
    private readonly links: Honoured,
    private readonly streams: PreparedStreams,
    private readonly storage: StoragePort,
    private readonly deliveries: Deliveries,
  ) {}

  @Public()
  @Get(':token/file')
  async file(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const link = this.honoured(token, reply);
    if (!link) return;
    const name = storageNameOf(link);
    const size = await this.storage.size(name);
    if (!size) return refusePlaying(reply, 'gone');
    await this.deliveries.deliver(request, reply, {
      member: link,
      name,
      size,
      place: 0,
      etag: `"${link.sha256}"`,
      headers: { 'content-type': CONTENT_TYPES[link.container], 'content-disposition': 'inline' },
      refuse: (reason) => refusePlaying(reply, reason),
    });
  }

  @Public()
  @Get(':token/:playlist')
  async playlist(
    @Param('token') token: string,
    @Param('playlist') playlist: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const link = this.honoured(token, reply);
    if (!link) return;
    const stream = await this.streams.of(link.sha256);
    const text = stream && playlistOf(stream, playlist);
    if (!text) return refusePlaying(reply, 'gone');
    reply.type(PLAYLIST_TYPE).headers(SHORTLY).send(text);
  }

  @Public()
  @Get(':token/:rendition/:part')
  async segment(
    @Param('token') token: string,
    @Param('rendition') rendition: string,
    @Param('part') part: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const link = this.honoured(token, reply);
    if (!link) return;
    const { sha256 } = link;
    const stream = await this.streams.of(sha256);
    const fileSize = stream && (await this.storage.size(storageNameOf(link)));
    const groups = PART.exec(part)?.groups;
    if (!fileSize || !groups) return refusePlaying(reply, 'gone');
    const number = groups['init'] ? 'init' : Number(groups['number']);
    const place = placeOf(stream, fileSize, rendition, number);
    if (!place) return refusePlaying(reply, 'gone');
    const init = number === 'init';
    await this.deliveries.deliver(request, reply, {
      member: link,
      name: `hls/${sha256}/${rendition}/${init ? 'init.mp4' : `${number}.m4s`}`,
      size: place.to - place.from,
      place: place.from,
      stretch: number === 'init' ? null : stretchFrom(stream, fileSize, rendition, number),
      etag: `"${sha256}-${rendition}-${number}"`,
      headers: { ...SHORTLY, 'content-type': init ? CONTENT_TYPES.mp4 : SEGMENT_TYPE },
      refuse: (reason) => refusePlaying(reply, reason),
    });
  }

  private honoured(token: string, reply: FastifyReply): FileLink | null {
    const found = this.links.read(token, 'play');
    if (found.state === 'good') return found.link;
    if (found.state === 'expired') refusePlaying(reply, 'expired');
    else reply.status(403).send();
    return null;
  }
}

function playlistOf(stream: StreamFacts, name: string): string | null {
  if (name === 'master.m3u8') return masterPlaylist(stream);
  const rendition = stream.renditions.find((each) => name === `${each.name}.m3u8`);
  return rendition ? renditionPlaylist(rendition) : null;
}
