import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** It is not the picture that the moderator has seen. */
export class AvatarIsAnother extends DomainError {
  constructor() {
    super('version_conflict', 'Someone else has changed this meanwhile, please look again', { httpStatus: 409 });
  }
}
