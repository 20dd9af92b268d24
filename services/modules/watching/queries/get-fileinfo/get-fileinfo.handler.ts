import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { resumeAt } from '../../domain/playback.ts';
import { UnknownFile } from '../../domain/watching-errors.ts';
import { FileCompanions } from '../file-companions.ts';
import { PlaybackReader } from '../playback.reader.ts';
import { playedFileOf } from '../played-file.ts';
import { GetFileinfo } from './get-fileinfo.query.ts';
import type { FileInfo } from './get-fileinfo.schema.ts';

@QueryHandler(GetFileinfo)
export class GetFileinfoHandler implements IQueryHandler<GetFileinfo> {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly companions: FileCompanions,
    private readonly playbacks: PlaybackReader,
  ) {}

  /** @throws UnknownFile */
  async execute({ fileId, viewer }: GetFileinfo): Promise<FileInfo> {
    const card = (await this.cards.of([fileId])).get(fileId);
    if (!card) throw new UnknownFile();
    const { media } = card;
    const [{ subtitles, thumbnails }, playback] = await Promise.all([
      this.companions.of(media.sha256),
      viewer && this.playbacks.find(viewer.userId, fileId),
    ]);
    const [first] = subtitles;
    return {
      id: fileId,
      glink: `/d/${fileId}`,
      subtitles_url: first?.url ?? null,
      thumbnails_url: thumbnails,
      subtitles_sid: first?.id ?? null,
      subtitles_path: first?.url ?? null,
      playtime: playback ? resumeAt(playback) : 0,
      file: playedFileOf(card),
      size: media.size,
      checksum: media.sha256,
      container: media.container,
      codec: media.videoCodec,
      width: media.width,
      height: media.height,
      audio: media.audio,
      embedded_subtitles: media.subtitles.map(({ language }) => language),
      subtitles,
      uploaded_at: card.uploadedAt,
    };
  }
}
