import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { PictureError } from '#platform/pictures/picture.port.ts';
import { AVATAR_TOO_LARGE } from '../../domain/avatar.ts';

const REASONS = {
  file_missing: 'Please choose a picture',
  file_too_large: AVATAR_TOO_LARGE,
  not_a_picture: 'Only JPG and PNG pictures are accepted',
  too_many_pixels: 'The picture has too many pixels',
  too_small: 'A picture must be at least 64 pixels wide and high',
} satisfies Record<PictureError | 'file_missing' | 'file_too_large', string>;

export class AvatarRefused extends DomainError {
  constructor(code: keyof typeof REASONS) {
    super(code, 'Uploaded unsuccessfully', { errors: { file: [REASONS[code]] } });
  }
}
