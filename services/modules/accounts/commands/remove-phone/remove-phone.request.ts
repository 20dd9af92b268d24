import type { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { givenPassword } from '../../application/account-fields.ts';
import { twoFactorCode } from '../../application/two-factor/two-factor-code.ts';

export const removePhoneRequest = requestBody({ password: givenPassword, code: twoFactorCode.nullish() });
export type RemovePhoneRequest = z.infer<typeof removePhoneRequest>;
