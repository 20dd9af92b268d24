import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
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

class ValidationPipe extends StandardSchemaValidationPipe {
  override async transform<T = unknown>(value: T, metadata: ArgumentMetadata): Promise<T> {
    if (!metadata.schema) return value;
    try {
      return await super.transform<T>(storable(value), metadata);
    } catch (error) {
      throw underName(error, metadata.data);
    }
  }

  protected override validate<T>(value: unknown, schema: StandardSchemaV1): StandardSchemaV1.Result<T> {
    const checked = (schema as unknown as z.ZodType<T>).safeParse(value, { error: inPeoplesWords });
    return checked.success ? { value: checked.data } : { issues: checked.error.issues };
  }
}

/** Checks params, query and body against the zod schemas the handlers declare; errors go under their fields. */
export function validationPipe(): StandardSchemaValidationPipe {
  return new ValidationPipe({
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
}
