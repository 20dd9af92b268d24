import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, call } from '../../../lib/api/client.ts';

export const recoverySchema = z.object({
  // The sentence of specification §8 for anything that is no address.
  email: z.string().check(z.trim(), z.minLength(1, 'Wrong email address , Try again')),
});

/** Asks for the mail with the link to a new password. The page itself says what came of it, so no toast does. */
export function useRecovery() {
  return useMutation({
    mutationFn: (body: z.infer<typeof recoverySchema>) => call(api.POST('/api/user/recovery', { body })),
  });
}
