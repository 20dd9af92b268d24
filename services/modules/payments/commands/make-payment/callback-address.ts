import type { ConfigValues } from '#platform/kernel/config/config.ts';
import type { GatewayName } from '../../contract/payments.events.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Where the bank sends the buyer back to. Without PUBLIC_URL, as during development, it is the loopback address the page was
 * opened at, so that the session is still there; a Host header can name nothing else.
 */
export function callbackAddress(values: ConfigValues, host: string, gateway: GatewayName): string {
  const site = values.publicUrl ?? `http://${LOOPBACK.test(host) ? host : `localhost:${values.port}`}`;
  return `${site.replace(/\/$/, '')}/api/payment/callback/${gateway}`;
}
