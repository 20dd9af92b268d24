import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import { SentFile, Upload } from '#platform/http/uploads/upload.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { SUBTITLE_BYTES, trackLabel } from '../../domain/submitted-file.ts';
import { SubmitSubtitle } from './submit-subtitle.command.ts';
import {
  type SubmitSubtitleAnswer,
  type SubmitSubtitleRequest,
  submitSubtitleAnswer,
  submitSubtitleForm,
  submitSubtitleRequest,
} from './submit-subtitle.request.ts';

@ApiTags('console')
@Controller('api/console/subtitles')
export class UploadSubtitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('upload')
  @Upload(SUBTITLE_BYTES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: submitSubtitleForm })
  @Endpoint({
    summary: 'Bring a subtitle for a file, to be looked at and published',
    access: 'moderator',
    response: submitSubtitleAnswer,
    idempotent: true,
  })
  async upload(
    @Body({ schema: submitSubtitleRequest }) { file_id, language, label }: SubmitSubtitleRequest,
    @SentFile() file: UploadedFile | null,
    @SentBy() sender: MemberSender,
  ): Promise<SubmitSubtitleAnswer> {
    const command = new SubmitSubtitle(sender, file_id, language, trackLabel(label), file);
    const { submissionId } = await this.commands.execute(command);
    return { status: 1, message: 'The subtitle was received', id: submissionId };
  }
}
