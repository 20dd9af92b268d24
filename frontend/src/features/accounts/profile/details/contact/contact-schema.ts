import * as z from 'zod/mini';
import { emailField, phoneField } from '../../../register/registration.ts';

/** Proves who is at the page. */
const proof = {
  password: z.string().check(z.minLength(1, 'Please enter your password')),
  /** Of the authenticator, for an account that has one. */
  code: z.string().check(z.trim()),
};

export const proofSchema = z.object(proof);
export type Proof = z.infer<typeof proofSchema>;

export const newEmailSchema = z.object({ email: emailField, ...proof });
export type NewEmail = z.infer<typeof newEmailSchema>;

export const newPhoneSchema = z.object({
  phone: phoneField.check(z.minLength(1, 'Please enter a phone number')),
  ...proof,
});
export type NewPhone = z.infer<typeof newPhoneSchema>;

/** As it goes to the server. */
export function proofBody({ password, code }: Proof) {
  return { password, code: code || undefined };
}
