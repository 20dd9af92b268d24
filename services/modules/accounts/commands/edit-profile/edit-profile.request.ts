import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { displayName, newPassword, passwordsAgree, passwordsDiffer } from '../../application/account-fields.ts';
import { MAX_PASSWORD_LENGTH } from '../../domain/passwords/password-policy.ts';

const empty = z.literal('');
const { path, message } = passwordsDiffer();

export const editProfileRequest = requestBody({
  name: displayName,
  password: z.union([empty, newPassword]).nullish().describe('empty: stays as it is'),
  password_confirmation: z.string().max(MAX_PASSWORD_LENGTH).nullish(),
  current_password: z
    .string()
    .max(MAX_PASSWORD_LENGTH)
    .nullish()
    .describe('with a new password, some time after the log-in'),
}).refine(passwordsAgree, { path, message });
export type EditProfileRequest = z.infer<typeof editProfileRequest>;

export const editProfileAnswer = z
  .object({ status: z.literal(1), message: z.string(), user: z.object({ name: z.string() }) })
  .meta({ id: 'EditInfoAnswer' });
export type EditProfileAnswer = z.infer<typeof editProfileAnswer>;
