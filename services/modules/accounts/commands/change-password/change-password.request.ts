import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { newPassword, passwordsAgree, passwordsDiffer, recoveryToken } from '../../application/account-fields.ts';
import { MAX_PASSWORD_LENGTH } from '../../domain/passwords/password-policy.ts';

export const changePasswordRequest = requestBody({
  hash: recoveryToken,
  password: newPassword,
  password_confirmation: z.string('Please repeat the password').max(MAX_PASSWORD_LENGTH),
}).refine(passwordsAgree, passwordsDiffer());
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
