import { z } from 'zod';
import { entityId, openChoices, requestBody, sentNumber } from '#platform/http/request-schema.ts';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';
import {
  displayName,
  emailAddress,
  newPassword,
  passwordsAgree,
  passwordsDiffer,
  phoneNumber,
} from '../../application/account-fields.ts';
import { registrationHandle } from '../../contract/registration-handle.schema.ts';
import { NAME_RESERVED, USERNAME_RESERVED } from '../../domain/account.errors.ts';
import { isReservedName } from '../../domain/names/display-name.ts';
import { isSitePath } from '../../domain/names/site-paths.ts';
import { isReservedUsername } from '../../domain/names/username-likeness.ts';
import { MAX_PASSWORD_LENGTH } from '../../domain/passwords/password-policy.ts';

const registration = openChoices(
  requestBody({
    name: displayName.refine((name) => !isReservedName(name), NAME_RESERVED),
    username: z
      .string('Please enter a username')
      .overwrite(typedLine)
      .regex(
        /^[A-Za-z][A-Za-z0-9_-]{2,29}$/,
        'The username must have 3 to 30 English letters, digits, _ or - and begin with a letter',
      )
      .refine((username) => !isReservedUsername(username) && !isSitePath(username), USERNAME_RESERVED),
    email: emailAddress,
    phone: phoneNumber.nullish(),
    password: newPassword,
    password_confirmation: z.string('Please repeat the password').max(MAX_PASSWORD_LENGTH),
    planId: sentNumber().int().min(1).max(3).default(1),
    offer_id: entityId.nullish().describe('one of /api/plans; the plan’s first without it'),
    referrer_id: entityId.nullish(),
    replaces: registrationHandle
      .nullish()
      .describe('handle of an own registration with this username that waits for its code: it gives the username up'),
    captcha: z.string('Please solve the captcha').min(1, 'Please solve the captcha').max(4_096),
  }),
).refine(passwordsAgree, passwordsDiffer());

/** Specification §7 has what the form asks for in `fields`, beside the plan, the referrer and the captcha. */
function withFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return body;
  const { fields, ...rest } = body;
  return typeof fields === 'object' && fields !== null ? { ...fields, ...rest } : body;
}

export const registerAccountRequest = z.preprocess(withFields, registration);

export type RegisterAccountRequest = z.infer<typeof registerAccountRequest>;

export const registerAccountAnswer = z
  .object({
    status: z.literal(1),
    user_id: z.string().describe('handle of the registration, to be sent with the code'),
    price: z.number().int().describe('rials; 0 for the free plan'),
    size: z.number().int().describe('days or bytes; 0 for the free plan'),
    resend_in: z.number().int().describe('seconds until a further code may be asked for'),
  })
  .meta({ id: 'RegisterAnswer' });
export type RegisterAccountAnswer = z.infer<typeof registerAccountAnswer>;
