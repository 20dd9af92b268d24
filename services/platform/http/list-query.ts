import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { entityId, openChoices } from './request-schema.ts';

/*
 * Lists of the console, as ra-data-simple-rest asks for them: ?sort=["field","ASC"]&range=[0,24]&filter={…}, each JSON,
 * and the header Content-Range with the true total in the answer.
 */

const MAX_PARAMETER = 8_000;
const LAST_ROW = 10_000_000;
/** Rows an answer has at most, whatever the range asks for. */
export const MAX_RANGE = 100;

export interface ListRequest<Field extends string, Filter> {
  sort: { field: Field; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
  filter: Filter;
}

export interface ListPage<Row> {
  rows: Row[];
  /** All rows that pass the filter. */
  total: number;
}

/** What someone typed to search for, or nothing; without control characters, which a database would refuse. */
export const searchText = z
  .string()
  .max(200)
  .transform(
    (text) =>
      text
        .toWellFormed()
        .replace(/\p{Cc}/gu, ' ')
        .trim() || undefined,
  );

/** One id or several, as react-admin's getMany sends them in `filter.id`. */
const idFilter = z.union([z.array(entityId).max(MAX_RANGE), entityId.transform((id) => [id])]);

/** Text that must be JSON. Its error, like any other of the request, is answered with 422. */
function jsonParameter<Schema extends z.ZodType>(schema: Schema, fallback: unknown, description: string) {
  return z
    .string()
    .max(MAX_PARAMETER)
    .default(JSON.stringify(fallback))
    .describe(description)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

const row = z.number().int().min(0).max(LAST_ROW);
const rowRange = z
  .tuple([row, row])
  .refine(([first, last]) => first <= last, { message: 'The range ends before it begins' });

/**
 * The query of a list. `filter.id` may always be sent.
 * @param options.fields what it can be sorted by. @param options.sort what it is sorted by when the request does not say.
 */
export function listQuery<const Field extends string, Shape extends z.ZodRawShape>(options: {
  fields: readonly [Field, ...Field[]];
  sort: readonly [Field, 'ASC' | 'DESC'];
  filter: Shape;
}) {
  const sort = z.tuple([z.enum(options.fields), z.enum(['ASC', 'DESC'])]);
  const filter = openChoices(z.strictObject({ ...options.filter, id: idFilter.optional() }));
  return z
    .object({
      sort: jsonParameter(sort, options.sort, `["field","ASC"|"DESC"]; fields: ${options.fields.join(', ')}`),
      range: jsonParameter(rowRange, [0, 24], `[first,last], at most ${MAX_RANGE} rows`),
      filter: jsonParameter(filter, {}, `JSON object; fields: id, ${Object.keys(options.filter).join(', ')}`),
    })
    .transform((query): ListRequest<Field, z.output<typeof filter>> => {
      const [field, direction] = query.sort;
      const [first, last] = query.range;
      return {
        sort: { field: field as Field, direction: direction === 'ASC' ? 'asc' : 'desc' },
        offset: first,
        limit: Math.min(last - first + 1, MAX_RANGE),
        filter: query.filter,
      };
    });
}

/** Answers with a page of rows and tells the total, as in `comments 0-24/319`. */
export function answerList<Row>(reply: FastifyReply, resource: string, offset: number, page: ListPage<Row>): Row[] {
  const range = page.rows.length > 0 ? `${offset}-${offset + page.rows.length - 1}` : '*';
  reply.header('content-range', `${resource} ${range}/${page.total}`);
  return page.rows;
}

/**
 * The order of a list: what has no value comes last either way, and `key` decides among equals. By the key itself it says nothing of
 * missing values, so that its index serves.
 * @param column SQL of our own.
 */
export function orderBy(column: string, direction: 'asc' | 'desc', key: string): string {
  return column === key ? `${key} ${direction}` : `${column} ${direction} nulls last, ${key} ${direction}`;
}
