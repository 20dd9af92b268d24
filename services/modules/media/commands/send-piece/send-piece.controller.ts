import { Controller, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import { SentFile, Upload } from '#platform/http/uploads/upload.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { UploadDesk } from '../../application/upload-desk.ts';
import { FilmMissing, FilmTooLarge } from '../../domain/media-errors.ts';
import {
  MAX_PIECE_BYTES,
  pieceFrom,
  type SendPieceAnswer,
  sendPieceAnswer,
  sendPieceForm,
  uploadId,
} from './send-piece.request.ts';

@ApiTags('console')
@Controller('api/console')
export class SendPieceController {
  constructor(private readonly uploads: UploadDesk) {}

  @Post('media/uploads/:upload')
  @Upload(MAX_PIECE_BYTES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: sendPieceForm })
  @Endpoint({ summary: 'Send a piece of a film', access: 'admin', response: sendPieceAnswer })
  async send(
    @Param('upload', { schema: uploadId }) upload: string,
    @Query('from', { schema: pieceFrom }) from: number,
    @SentFile() piece: UploadedFile | null,
    @SentBy() sender: MemberSender,
  ): Promise<SendPieceAnswer> {
    if (!piece) throw new FilmMissing();
    if (piece.tooLarge) throw new FilmTooLarge();
    const received = await this.uploads.append(sender.actor.userId, upload, from, piece.path);
    return { status: 1, received };
  }
}
