import { failureOf } from '../../providers/console-error.ts';

/** Field → translation key of what is wrong with it, as react-admin's forms take it; `root` is the form as a whole. */
export type FormErrors = Partial<Record<string, string | { serverError: string }>>;

/**
 * @param fields of the form: where the server blames none of them, the form as a whole says what went wrong.
 * @param renamed what the server calls otherwise than the form does.
 */
export function formErrorsOf(error: unknown, fields: readonly string[], renamed: Record<string, string> = {}) {
  const named = Object.entries(failureOf(error)?.errors ?? {}).map(
    ([name, key]) => [renamed[name] ?? name, key] as const,
  );
  const shown = named.filter(([name]) => fields.includes(name));
  if (shown.length > 0) return Object.fromEntries(shown);
  return { root: { serverError: error instanceof Error && error.message ? error.message : 'parde.errors.unknown' } };
}
