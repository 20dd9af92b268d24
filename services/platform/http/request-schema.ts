import { z } from 'zod';

/** The body of a POST: exactly these fields, plus the `token` that clients add to every body. Unknown fields are refused. */
export function requestBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, token: z.string().max(4_096).nullish() });
}

const OpenChoices = z.core.$constructor<z.ZodObject>('OpenChoices', (schema, definition) => {
  z.ZodObject.init(schema, definition);
  const { parse } = schema._zod;
  schema._zod.parse = (sent, context) => {
    sent.value = withoutOpenChoices(sent.value, schema.shape);
    return parse(sent, context);
  };
});

const isBlank = (sent: unknown) => sent === null || sent === '';

/** What may be left out is left out where null is sent in its place, or nothing, as forms send what was left blank. */
function withoutOpenChoices(value: unknown, shape: z.core.$ZodShape): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const isOpen = (name: string) => Object.hasOwn(shape, name) && shape[name]?._zod.optin !== undefined;
  return Object.fromEntries(Object.entries(value).filter(([name, sent]) => !isBlank(sent) || !isOpen(name)));
}

/** The same, but null and a blank are choices that were not made: for what only asks, and for forms where a blank means nothing. */
export function openChoices<Schema extends z.ZodObject>(schema: Schema): Schema {
  return new OpenChoices(schema.def) as unknown as Schema;
}

/** The body of a POST that only asks. */
export function queryBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return openChoices(requestBody(shape));
}

const DIGITS = /^-?\d{1,20}(?:\.\d{1,20})?$/;

function takeDigits(schema: z.ZodType): void {
  const { parse } = schema._zod;
  schema._zod.parse = (sent, context) => {
    if (typeof sent.value === 'string' && DIGITS.test(sent.value)) sent.value = Number(sent.value);
    return parse(sent, context);
  };
}

const SentNumber = z.core.$constructor<z.ZodNumber>('SentNumber', (schema, definition) => {
  z.ZodNumber.init(schema, definition);
  takeDigits(schema);
});

const SentChoice = z.core.$constructor<z.ZodLiteral<number>>('SentChoice', (schema, definition) => {
  z.ZodLiteral.init(schema, definition);
  takeDigits(schema);
});

/** A number, or its digits, as addresses and forms send them. Nothing else is taken for one: null is no 0, and true no 1. */
export function sentNumber(message?: string): z.ZodNumber {
  return new SentNumber({ type: 'number', checks: [], ...(message && { error: () => message }) });
}

/** One of a few numbers, or its digits. */
export function sentChoice<const Choice extends number>(choices: readonly Choice[]): z.ZodLiteral<Choice> {
  return new SentChoice({ type: 'literal', values: [...choices] }) as z.ZodLiteral<Choice>;
}

/** A page number, counted from 1. */
export const pageNumber = sentNumber().int().min(1).max(1_000_000);
/** Identity of a row, as in `post_id`. */
export const entityId = sentNumber().int().min(1).max(2_147_483_647);
export const slugText = z.string().min(1).max(200);
