import { ApiError } from '../../../lib/api/api-error.ts';

/** The server names fields by their path (`credentials.login`); a form knows the last part of it. */
function fieldName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** What the server says about one field of the form. */
export function errorsOf(error: unknown, field: string): string[] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([path, messages]) => (fieldName(path) === field ? messages : []));
}

/** Errors that belong to no field of the form: the rest of the error map, or the message when there is no map. */
export function otherErrors(error: unknown, fields: readonly string[]): string[] {
  if (!error) return [];
  if (!(error instanceof ApiError)) return ['There is a problem during processing your request'];
  const entries = Object.entries(error.fields).filter(([, messages]) => messages.length > 0);
  if (entries.length === 0) return [error.message];
  return entries.flatMap(([path, messages]) => (fields.includes(fieldName(path)) ? [] : messages));
}
