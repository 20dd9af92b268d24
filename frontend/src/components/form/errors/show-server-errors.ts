import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorsOf, otherErrors } from './server-errors.ts';

/**
 * Puts the server's sentences under the fields that they name and focuses the first of these.
 * @param names the form's fields, in the order of the page
 * @param mainField takes the sentences that belong to no field; without it they become the form's root error
 * @param retryField takes the focus instead of the first field named
 */
export function showServerErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  names: readonly Path<Input>[],
  mainField?: Path<Input>,
  retryField?: Path<Input>,
): void {
  // The shell says that the session has ended, and leads to the login form.
  if (error instanceof ApiError && error.authError) return;
  const others = otherErrors(error, names);
  const fields = names.map((name) => {
    const sentences = errorsOf(error, name);
    return { name, sentences: name === mainField ? [...sentences, ...others] : sentences };
  });
  const wrong = fields.filter(({ sentences }) => sentences.length > 0);
  for (const { name, sentences } of wrong) form.setError(name, { type: 'server', types: { server: sentences } });
  if (!mainField && others.length > 0) form.setError('root.server', { type: 'server', types: { server: others } });
  if (wrong[0]) form.setFocus(retryField ?? wrong[0].name);
}
