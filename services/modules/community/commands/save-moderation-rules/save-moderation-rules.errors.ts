import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** Another moderator has saved the rules since they were opened. */
export class RulesChangedMeanwhile extends DomainError {
  constructor() {
    super('version_conflict', 'Someone else has changed this meanwhile, please look again', { httpStatus: 409 });
  }
}
