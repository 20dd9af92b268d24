import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type SentUpload, sentUpload } from '../../application/sent-upload.schema.ts';
import { UploadDesk } from '../../application/upload-desk.ts';
import { AddTrailer } from './add-trailer.command.ts';
import { type AddTrailerAnswer, addTrailerAnswer } from './add-trailer.request.ts';

@ApiTags('console')
@Controller('api/console')
export class AddTrailerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: UploadDesk,
  ) {}

  @Post('media/trailers')
  @Endpoint({
    summary: 'Bring a trailer (MP4 with H.264) that was sent into the storage, for a title whose facts name it then',
    access: 'admin',
    response: addTrailerAnswer,
  })
  async add(
    @Body({ schema: sentUpload }) { upload, size }: SentUpload,
    @SentBy() sender: MemberSender,
  ): Promise<AddTrailerAnswer> {
    const file = await this.uploads.find(sender.actor.userId, upload, size);
    const { key } = await this.commands.execute(new AddTrailer(sender, file));
    await this.uploads.discard(file);
    return { status: 1, key };
  }
}
