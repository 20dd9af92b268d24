import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from './toast-store.ts';

/** Says each entry of the error map (specification §5), or the message when there is no map. */
export function toastErrors(error: Error, translate: (text: string) => string): void {
  // The shell has already said why, and asks to log in.
  if (error instanceof ApiError && error.authError) return;
  const entries = error instanceof ApiError ? Object.values(error.fields).flat() : [];
  const fallback = error instanceof ApiError ? error.message : 'There is a problem during processing your request';
  for (const text of entries.length > 0 ? entries : [fallback]) toast.error(translate(text));
}
