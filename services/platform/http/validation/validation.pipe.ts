import { type ArgumentMetadata, type PipeTransform, StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { z } from 'zod';
import { DomainError, type ErrorMap } from '#platform/kernel/errors/domain-error.ts';
import { inPeoplesWords } from './people-words.ts';
import { storable } from './storable-text.ts';

export class InvalidRequest extends DomainError {
  constructor(errors: ErrorMap) {
    super('invalid_request', 'Please check the marked fields', { errors });
  }
}

function pathOf(issue: StandardSchemaV1.Issue): string {
  const keys = (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment));
  return keys.join('.') || 'request';
}

/** A parameter of the path or the query is checked alone, without its name. */
function underName(error: unknown, name: string | undefined): unknown {
  if (!(error instanceof InvalidRequest) || !name) return error;
  const { request, ...others } = error.errors ?? {};
  return request ? new InvalidRequest({ ...others, [name]: request }) : error;
}

class SchemaCheck extends StandardSchemaValidationPipe {
  /** Zod's schemas answer at once: nobody waits for a promise, as Nest's own `transform` has them do for each parameter. */
  check(value: unknown, schema: z.ZodType, name: string | undefined): unknown {
    const kept = storable(value);
    if (typeof kept === 'object') this.stripProtoKeys(kept);
    const checked = schema.safeParse(kept, { error: inPeoplesWords });
    if (!checked.success) throw underName(this.exceptionFactory(checked.error.issues), name);
    return checked.data;
  }
}

/** Checks params, query and body against the zod schemas the handlers declare; errors go under their fields. */
export function validationPipe(): PipeTransform {
  const schemas = new SchemaCheck({
    exceptionFactory: (issues) => {
      const errors: ErrorMap = {};
      for (const issue of issues.slice(0, 50)) {
        const field = pathOf(issue);
        const said = errors[field] ?? [];
        // Of a number, two bounds may be passed that are told in one way.
        if (!said.includes(issue.message)) errors[field] = [...said, issue.message];
      }
      return new InvalidRequest(errors);
    },
  });
  return {
    transform: (value: unknown, { schema, data }: ArgumentMetadata) =>
      schema ? schemas.check(value, schema as unknown as z.ZodType, data) : value,
  };
}
