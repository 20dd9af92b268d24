import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Some browser could not play it. */
export class NotATrailer extends DomainError {
  constructor() {
    super('not_a_trailer', 'Please check the marked fields', {
      errors: { file: ['A trailer is an MP4 file with H.264 video, which every browser plays'] },
    });
  }
}
