import { z } from 'zod';

/** The body of a POST: exactly these fields, plus the `token` that clients add to every body. Unknown fields are refused. */
export function requestBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, token: z.string().max(4_096).optional() });
}

/** A page number, counted from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(1_000_000);
/** Identity of a row, as in `post_id`. */
export const entityId = z.coerce.number().int().min(1).max(2_147_483_647);
export const slugText = z.string().min(1).max(200);
