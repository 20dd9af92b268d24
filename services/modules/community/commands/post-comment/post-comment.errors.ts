import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownParent extends DomainError {
  constructor() {
    const message = 'The comment you answer is not there any more';
    super('unknown_parent', message, { errors: { 'comment.parent_id': [message] } });
  }
}
