import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type BroughtMedia, broughtMedia, tellBrought } from '../../application/intake/brought-media.schema.ts';
import { IntakeQueue } from '../../application/intake/intake-queue.ts';
import { type SentUpload, sentUpload } from '../../application/sent-upload.schema.ts';
import { UploadDesk } from '../../application/upload-desk.ts';
import { AddMedia } from './add-media.command.ts';

@ApiTags('console')
@Controller('api/console')
export class AddMediaController {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: UploadDesk,
    private readonly underWay: IntakeQueue,
  ) {}

  @Post('media')
  @Endpoint({ summary: 'Bring a film that was sent into the storage', access: 'admin', response: broughtMedia })
  async add(
    @Body({ schema: sentUpload }) { upload, size }: SentUpload,
    @SentBy() sender: MemberSender,
  ): Promise<BroughtMedia> {
    const name = `upload ${sender.actor.userId} ${upload}`;
    const brought = await this.underWay.join(name, async () => {
      const film = await this.uploads.find(sender.actor.userId, upload, size);
      const done = await this.commands.execute(new AddMedia(sender, film));
      await this.uploads.discard(film);
      return done;
    });
    return tellBrought(brought);
  }
}
