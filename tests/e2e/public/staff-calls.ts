import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { logIn, post } from '../../support/api-client.ts';

/** Sets two-step verification up by the calls the console makes. */
export async function authenticator(site: string, login: string): Promise<{ secret: Secret }> {
  const token = await logIn(site, login, DEMO_PASSWORD);
  const enrolled = await post(site, '/api/user/twoFactor/enrol', { token, password: DEMO_PASSWORD });
  const secret = Secret.fromBase32(enrolled.body.secret);
  const code = new TOTP({ secret }).generate();
  const confirmed = await post(site, '/api/user/twoFactor/confirm', { token, code });
  expect(confirmed.body.recovery_codes).toHaveLength(10);
  return { secret };
}

/** A coupon for one extension by volume. @returns its code. */
export async function couponOf(site: string, percent: number): Promise<string> {
  const token = await logIn(site, 'admin', DEMO_PASSWORD);
  const { body } = await post(site, '/api/console/coupons', { token, planId: 3, stage: 'update', percent });
  return body.coupons[0].code;
}
