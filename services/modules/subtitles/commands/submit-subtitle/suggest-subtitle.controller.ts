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

@ApiTags('subtitles')
@Controller('api/user')
export class SuggestSubtitleController {
  constructor(private readonly commands: CommandBus) {}

  @Post('suggestSubtitle')
  @Upload(SUBTITLE_BYTES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: submitSubtitleForm })
  @Endpoint({
    summary: 'Suggest a subtitle for a file; it is seen once a moderator has looked at it',
    access: 'viewer',
    response: submitSubtitleAnswer,
    idempotent: true,
  })
  async suggest(
    @Body({ schema: submitSubtitleRequest }) { file_id, language, label }: SubmitSubtitleRequest,
    @SentFile() file: UploadedFile | null,
    @SentBy() sender: MemberSender,
  ): Promise<SubmitSubtitleAnswer> {
    const command = new SubmitSubtitle(sender, file_id, language, trackLabel(label), file);
    const { submissionId } = await this.commands.execute(command);
    return { status: 1, message: 'Thank you! A moderator will look at your subtitle', id: submissionId };
  }
}
