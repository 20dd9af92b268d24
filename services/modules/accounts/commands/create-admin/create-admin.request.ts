import { z } from 'zod';
import { newPassword } from '../../application/account-fields.ts';

/** What an operator gives, with the errors that the terminal shows. A reserved name is theirs to use. */
export const newAdminFields = {
  email: z.string().trim().max(254, 'The email is too long').pipe(z.email('The email is not valid')),
  username: z
    .string()
    .trim()
    .regex(
      /^[A-Za-z][A-Za-z0-9_-]{2,29}$/,
      'The username must have 3 to 30 English letters, digits, _ or - and begin with a letter',
    ),
  password: newPassword,
};
