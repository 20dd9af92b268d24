import type { ApiOperation, ApiSchema } from './api-operations.ts';
import type { KnownValues } from './known-values.ts';
import type { Random } from './random.ts';

/** A password that must never come back in an answer. */
export const CANARY_PASSWORD = 'canary-password-4711';

const TEXTS = [
  'Parde',
  'پرده',
  'a1',
  'abc',
  'ir',
  'abc-123',
  '123456',
  '1970-01-31',
  '2090-12-31T20:30:00.000Z',
  'c0ffee00',
  'A text that is longer',
];
const OPTIONAL_FIELDS_SENT = 0.6;

/** Makes values that fit a schema: what a well-meaning client would send. */
export class SampleValues {
  constructor(
    private readonly random: Random,
    private readonly known: KnownValues,
    /** Solved captchas; each is taken once, and when none is left a wrong one is sent. */
    private readonly captchas: string[],
  ) {}

  /** @param name of the field or parameter, for known values. */
  value(schema: ApiSchema, name: string, operation: ApiOperation): unknown {
    if (schema.nullable && this.random.chance(0.2)) return null;
    if (schema.enum) return this.random.pick(schema.enum);
    if (schema.anyOf) return this.value(this.random.pick(schema.anyOf), name, operation);
    switch (schema.type) {
      case 'object':
        return this.object(schema, operation);
      case 'array':
        return this.array(schema, name, operation);
      case 'boolean':
        return this.random.chance(0.5);
      case 'integer':
      case 'number':
        return this.knownValue(name, operation) ?? this.number(schema);
      default:
        return this.text(schema, name, operation);
    }
  }

  private object({ properties = {}, required = [] }: ApiSchema, operation: ApiOperation): Record<string, unknown> {
    const names = Object.keys(properties).filter(
      (name) => name !== 'token' && (required.includes(name) || this.random.chance(OPTIONAL_FIELDS_SENT)),
    );
    return Object.fromEntries(
      names.map((name) => [name, this.value(properties[name] as ApiSchema, name, operation)] as const),
    );
  }

  private array({ items, minItems = 0, maxItems = 3 }: ApiSchema, name: string, operation: ApiOperation): unknown[] {
    const length = this.random.between(minItems, Math.max(minItems, Math.min(maxItems, 3)));
    return Array.from({ length }, () => this.value(items ?? {}, name, operation));
  }

  private number({ type, minimum = -1_000, maximum = 1_000 }: ApiSchema): number {
    const edge = this.random.chance(0.2) ? this.random.pick([minimum, maximum]) : null;
    const value = edge ?? this.random.between(minimum, Math.min(maximum, minimum + 2_000));
    return type === 'integer' ? Math.trunc(value) : value;
  }

  private text(
    { pattern, minLength = 0, maxLength = 4_000 }: ApiSchema,
    name: string,
    operation: ApiOperation,
  ): string {
    if (name === 'captcha') return this.captchas.pop() ?? 'spent';
    if (name.startsWith('password')) return CANARY_PASSWORD;
    const known = this.knownValue(name, operation);
    if (known !== undefined) return String(known);
    const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
    const matching = TEXTS.filter((text) => fits(text) && (!pattern || new RegExp(pattern, 'u').test(text)));
    return matching.length > 0 ? this.random.pick(matching) : 'x'.repeat(minLength);
  }

  private knownValue(name: string, { path }: ApiOperation): unknown {
    const values = this.known[`${path} ${name}`] ?? this.known[name];
    return values && values.length > 0 ? this.random.pick(values) : undefined;
  }
}
