import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import { type ApiOperation, operationName, operationsOf } from './api-operations.ts';

/** Checks answers against what the document declares for them, unknown fields included. */
export class DeclaredAnswers {
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

  constructor(document: OpenAPIObject) {
    const operations = operationsOf(document);
    const answers = operations.map((operation) => [operationName(operation), operation.answer ?? {}]);
    const refusals = operations.map((operation) => [operationName(operation), operation.refusal ?? {}]);
    const schema = {
      $id: 'parde',
      components: document.components,
      answers: Object.fromEntries(answers),
      refusals: Object.fromEntries(refusals),
    };
    this.ajv.addSchema(asJsonSchema(schema) as object);
  }

  /** @returns what differs from the declaration; nothing when all is well. */
  errors(operation: Pick<ApiOperation, 'method' | 'path'>, body: unknown): string[] {
    return this.check(`answers/${pointerPart(operationName(operation))}`, body);
  }

  /** @param operation null for a request that is none of the declared ones. */
  wrongErrors(body: unknown, operation: Pick<ApiOperation, 'method' | 'path'> | null = null): string[] {
    const declared = operation ? `refusals/${pointerPart(operationName(operation))}` : 'components/schemas/ErrorAnswer';
    return this.check(declared, body);
  }

  private check(pointer: string, body: unknown): string[] {
    const validate = this.ajv.getSchema(`parde#/${pointer}`) as ValidateFunction | undefined;
    if (!validate) return [`the document says nothing at ${pointer}`];
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message}${extra(error.params)}`,
    );
  }
}

function extra(params: Record<string, unknown>): string {
  return 'additionalProperty' in params ? `: ${params['additionalProperty']}` : '';
}

/** A JSON pointer within the fragment of a URI. */
function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** OpenAPI 3.0 writes "or null" in a word of its own, which JSON Schema does not have. */
function asJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const converted = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, asJsonSchema(value)]));
  return nullable === true ? { anyOf: [{ type: 'null' }, converted] } : converted;
}
