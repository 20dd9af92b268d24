import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { UploadedFile } from '#platform/http/uploads/pending-upload.ts';
import { SentFile, Upload } from '#platform/http/uploads/upload.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { avatarPath } from '../../contract/avatar-path.ts';
import { AVATAR_BYTES_BELOW } from '../../domain/avatar.ts';
import { SetAvatar } from './set-avatar.command.ts';
import { type SetAvatarAnswer, setAvatarAnswer, setAvatarForm } from './set-avatar.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class SetAvatarController {
  constructor(private readonly commands: CommandBus) {}

  @Post('uploadAvatar')
  // Specification §7 names the file first.
  @Upload(AVATAR_BYTES_BELOW - 1, { tokenBehindFile: true })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: setAvatarForm })
  @Endpoint({ summary: 'Upload a picture of oneself (JPG or PNG)', access: 'viewer', response: setAvatarAnswer })
  async upload(@SentFile() picture: UploadedFile | null, @SentBy() sender: MemberSender): Promise<SetAvatarAnswer> {
    const { avatar } = await this.commands.execute(new SetAvatar(sender, picture));
    return { status: 1, message: 'Uploaded successfully', avatar_path: avatarPath(avatar) };
  }
}
