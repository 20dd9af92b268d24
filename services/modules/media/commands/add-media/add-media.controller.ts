import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import { SentFile, Upload } from '#platform/http/uploads/upload.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { MediaSettings } from '../../application/media-settings.ts';
import { mediaOnWire } from '../../application/stored-media.schema.ts';
import { FilmMissing, FilmTooLarge } from '../../domain/media-errors.ts';
import { AddMedia } from './add-media.command.ts';
import { type AddMediaAnswer, addMediaAnswer, addMediaForm } from './add-media.request.ts';

@ApiTags('console')
@Controller('api/console')
export class AddMediaController {
  constructor(private readonly commands: CommandBus) {}

  @Post('media')
  @Upload((environment) => MediaSettings.fromEnvironment(environment).uploadBytes)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: addMediaForm })
  @Endpoint({ summary: 'Bring a film into the storage', access: 'admin', response: addMediaAnswer })
  async add(@SentFile() film: UploadedFile | null, @SentBy() sender: MemberSender): Promise<AddMediaAnswer> {
    if (!film) throw new FilmMissing();
    if (film.tooLarge) throw new FilmTooLarge();
    const { media, added } = await this.commands.execute(new AddMedia(sender, film.path));
    return { status: 1, media: mediaOnWire(media), added };
  }
}
