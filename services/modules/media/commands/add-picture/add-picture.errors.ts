import { DomainError } from '#platform/kernel/errors/domain-error.ts';
import type { PictureError } from '#platform/pictures/picture.port.ts';

const REASONS = {
  file_missing: 'Please choose a picture',
  file_too_large: 'A picture has at most 20 MB',
  not_a_picture: 'Only JPG and PNG pictures are accepted',
  too_many_pixels: 'The picture has too many pixels',
  too_small: 'A picture must be at least 200 pixels wide and high',
} satisfies Record<PictureError | 'file_missing' | 'file_too_large', string>;

export class PictureRefused extends DomainError {
  constructor(code: keyof typeof REASONS) {
    super(code, REASONS[code], { errors: { file: [REASONS[code]] } });
  }
}
