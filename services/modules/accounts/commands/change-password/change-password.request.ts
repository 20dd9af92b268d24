import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { newPassword, passwordsAgree, passwordsDiffer } from '../../application/account-fields.ts';
import { MAX_PASSWORD_LENGTH } from '../../domain/password-policy.ts';

export const changePasswordRequest = requestBody({
  hash: z.string().max(200).describe('the token of the mailed link'),
  password: newPassword,
  password_confirmation: z.string('Please repeat the password').max(MAX_PASSWORD_LENGTH),
}).refine(passwordsAgree, passwordsDiffer());
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
