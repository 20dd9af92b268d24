import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { DomainError, type ErrorMap } from '../errors/domain-error.js';

export class InvalidRequest extends DomainError {
  constructor(errors: ErrorMap) {
    super('invalid_request', 'Please check the marked fields', { errors });
  }
}

function pathOf(issue: StandardSchemaV1.Issue): string {
  const keys = (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment));
  return keys.join('.') || 'request';
}

/** Checks params, query and body against the zod schemas the handlers declare; faults go under their fields. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => {
      const errors: ErrorMap = {};
      for (const issue of issues.slice(0, 50)) {
        const field = pathOf(issue);
        errors[field] = [...(errors[field] ?? []), issue.message];
      }
      return new InvalidRequest(errors);
    },
  });
}
