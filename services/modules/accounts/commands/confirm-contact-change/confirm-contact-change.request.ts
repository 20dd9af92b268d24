import { z } from 'zod';
import { requestBody } from '#platform/http/request-schema.ts';
import { deliveredCode } from '../../application/account-fields.ts';
import { contactDetail } from '../../contract/accounts.events.ts';

export const confirmContactChangeRequest = requestBody({
  detail: contactDetail.describe('what the code is for'),
  code: deliveredCode,
});
export type ConfirmContactChangeRequest = z.infer<typeof confirmContactChangeRequest>;

export const contactsAnswer = z
  .object({
    status: z.literal(1),
    message: z.string(),
    user: z.object({ email: z.string(), phone: z.string().nullable() }),
  })
  .meta({ id: 'ContactsAnswer' });
export type ContactsAnswer = z.infer<typeof contactsAnswer>;
