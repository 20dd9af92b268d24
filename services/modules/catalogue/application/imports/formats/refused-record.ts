import type { z } from 'zod';
import { inPeoplesWords } from '#platform/http/validation/people-words.ts';

/** Why a line is not taken, in words for the person who runs the import. */
export class RefusedRecord extends Error {}

/** @throws RefusedRecord with the first errors of a line: `year: This number is too small; title: Please fill this in`. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, { error: inPeoplesWords });
  if (parsed.success) return parsed.data;
  const messages = parsed.error.issues.slice(0, 3).map((issue) => `${fieldOf(issue)}: ${issue.message}`);
  throw new RefusedRecord(messages.join('; '));
}

/** A word that is not in the format is named itself, not the object that it stands in. */
function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue.path;
  return path.join('.') || 'line';
}
