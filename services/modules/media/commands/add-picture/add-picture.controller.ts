import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import { SentFile, Upload } from '#platform/http/uploads/upload.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { AddPicture } from './add-picture.command.ts';
import { type AddPictureAnswer, addPictureAnswer, addPictureForm } from './add-picture.request.ts';

const MAX_BYTES = 20 * 1024 * 1024;

@ApiTags('console')
@Controller('api/console')
export class AddPictureController {
  constructor(private readonly commands: CommandBus) {}

  @Post('pictures')
  @Upload(MAX_BYTES)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: addPictureForm })
  @Endpoint({
    summary:
      'Upload a picture (JPG or PNG) for a title, a person, a news post or a collection, whose facts name it then',
    access: 'moderator',
    response: addPictureAnswer,
  })
  async upload(@SentFile() picture: UploadedFile | null, @SentBy() sender: MemberSender): Promise<AddPictureAnswer> {
    return { status: 1, ...(await this.commands.execute(new AddPicture(sender, picture))) };
  }
}
