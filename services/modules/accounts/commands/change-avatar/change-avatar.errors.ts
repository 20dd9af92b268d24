import { DomainError } from '../../../../platform/errors/domain-error.js';
import type { PictureFault } from '../../../../platform/media/picture.port.js';
import { AVATAR_TOO_LARGE } from '../../domain/avatar.js';

const REASONS = {
  file_missing: 'Please choose a picture',
  file_too_large: AVATAR_TOO_LARGE,
  not_a_picture: 'Only JPG and PNG pictures are accepted',
  too_many_pixels: 'The picture has too many pixels',
} satisfies Record<PictureFault | 'file_missing' | 'file_too_large', string>;

export class AvatarRefused extends DomainError {
  constructor(code: keyof typeof REASONS) {
    super(code, 'Uploaded unsuccessfully', { errors: { file: [REASONS[code]] } });
  }
}
