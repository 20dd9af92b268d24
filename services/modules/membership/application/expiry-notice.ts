import { z } from 'zod';

/** The mail that says when the days end. */
export const MAIL_EXPIRY = 'membership.mail-expiry';
export const expiryPayload = z.object({ userId: z.number().int(), vipExpiration: z.iso.datetime() });
