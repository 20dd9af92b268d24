const CALLBACKS = '/api/payment/callback/';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whom the bank works for: where it sends buyers back to, and posts to by itself. */
export interface Merchant {
  /** Whether an address is one that the merchant takes callbacks at. */
  owns(address: string): boolean;
  /** Sources of the content security policy, for the form that goes back. */
  readonly origins: readonly string[];
}

/** Of a bank that a test asks by itself. */
export const ANYBODY: Merchant = { owns: () => true, origins: [] };

/**
 * The site that the bank belongs to: whoever orders a payment by hand can have the bank post nowhere else.
 * @param publicUrl the site's PUBLIC_URL; without one it is opened at an address of this machine.
 */
export function siteAsMerchant(publicUrl: string | undefined): Merchant {
  const origin = publicUrl && new URL(publicUrl).origin;
  return {
    owns: (address) => {
      const url = new URL(address);
      const ours = origin ? url.origin === origin : url.protocol === 'http:' && LOOPBACK.includes(url.hostname);
      return ours && url.pathname.startsWith(CALLBACKS) && url.username === '' && url.password === '';
    },
    origins: origin ? [origin] : LOOPBACK.filter((host) => host !== '[::1]').map((host) => `http://${host}:*`),
  };
}
