import { DomainError } from './domain-error.ts';

/** Somebody has changed it since it was opened, or looked at. */
export class ChangedMeanwhile extends DomainError {
  constructor() {
    super('version_conflict', 'Someone else has changed this meanwhile, please look again', { httpStatus: 409 });
  }
}
