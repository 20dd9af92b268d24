import { failureOf } from '../../../providers/http/console-error.ts';

/** What is said of a field: a translation key, with what is put into its text. */
type FieldError = string | { message: string; args: Record<string, string> };

/** What is wrong with each field, as react-admin's forms take it; `root` is the form as a whole. */
export type FormErrors = Partial<Record<string, FieldError | { serverError: string }>>;

/**
 * @param fields of the form: where the server blames none of them, the form as a whole says what went wrong.
 * @param renamed what the server calls otherwise than the form does.
 */
export function formErrorsOf(error: unknown, fields: readonly string[], renamed: Record<string, string> = {}) {
  const named = Object.entries(failureOf(error)?.errors ?? {}).map(
    ([path, key]) => [fieldOf(path, fields, renamed), key] as const,
  );
  const shown = named.filter(([name]) => name !== null);
  if (shown.length > 0) return Object.fromEntries(shown);
  return { root: { serverError: error instanceof Error && error.message ? error.message : 'parde.errors.unknown' } };
}

/**
 * The server names a field by its place in the body. A form has it there as well (`name.en`, `cast.3.role.en`), under another
 * name, or by its last part alone (`credentials.code`); one of several plain values is the field of them all.
 */
function fieldOf(path: string, fields: readonly string[], renamed: Record<string, string>): string | null {
  if (renamed[path]) return renamed[path];
  const [first = '', ...inner] = path.split('.');
  const last = inner.at(-1);
  if (fields.includes(first)) return last && /^\d+$/.test(last) ? path.slice(0, -last.length - 1) : path;
  return last && fields.includes(last) ? last : null;
}
