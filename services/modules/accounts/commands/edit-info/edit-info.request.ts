import { z } from 'zod';
import { requestBody } from '../../../../platform/http/request-schema.js';
import { PASSWORD_MOST } from '../../domain/password-policy.js';
import { displayName, newPassword, passwordsAgree, passwordsDiffer } from '../account-fields.js';

const empty = z.literal('');

export const editInfoRequest = requestBody({
  name: displayName,
  password: z.union([empty, newPassword]).nullish().describe('empty: stays as it is'),
  password_confirmation: z.string().max(PASSWORD_MOST).nullish(),
  current_password: z.string().max(PASSWORD_MOST).nullish().describe('with a new password, some time after the log-in'),
}).refine(passwordsAgree, { path: passwordsDiffer.path, message: passwordsDiffer.message });
export type EditInfoRequest = z.infer<typeof editInfoRequest>;

export const editInfoAnswer = z
  .object({ status: z.literal(1), message: z.string(), user: z.object({ name: z.string() }) })
  .meta({ id: 'EditInfoAnswer' });
