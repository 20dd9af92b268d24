import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { recoveryToken } from '../../application/account-fields.ts';

export const checkRecoveryLinkRequest = requestBody({ hash: recoveryToken });
export type CheckRecoveryLinkRequest = z.infer<typeof checkRecoveryLinkRequest>;

export const recoveryLinkAnswer = z
  .object({ status: z.literal(1).describe('the link sets a password, once') })
  .meta({ id: 'RecoveryLinkAnswer' });
export type RecoveryLinkAnswer = z.infer<typeof recoveryLinkAnswer>;
