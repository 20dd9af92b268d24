import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { EditProfile } from './edit-profile.command.ts';
import { PROFILE_REFUSED } from './edit-profile.errors.ts';
import {
  type EditProfileAnswer,
  type EditProfileRequest,
  editProfileAnswer,
  editProfileRequest,
} from './edit-profile.request.ts';

@ApiTags('accounts')
@Controller('api/user')
export class EditProfileController {
  constructor(private readonly commands: CommandBus) {}

  @Post('editInfo')
  @Endpoint({
    summary: 'Change name or password',
    access: 'viewer',
    response: editProfileAnswer,
    invalidMessage: PROFILE_REFUSED,
  })
  async edit(
    @Body({ schema: editProfileRequest }) { name, password, current_password }: EditProfileRequest,
    @SentBy() sender: MemberSender,
  ): Promise<EditProfileAnswer> {
    await this.commands.execute(new EditProfile(sender, name, password || null, current_password ?? null));
    return { status: 1, message: 'Changed successfully', user: { name } };
  }
}
