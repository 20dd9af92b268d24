import { z } from 'zod';

const GATEWAYS = ['sandbox', 'saman', 'zarinpal'] as const;
type Gateway = (typeof GATEWAYS)[number];

/** Which banks take money for this site, the usual one first, and what each knows us by. */
export const paymentVariables = {
  PAYMENT_GATEWAYS: z.string().optional(),
  /** The sandbox bank, for development and tests: where this process reaches it, and where a browser does. */
  BANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BANK_PUBLIC_URL: z.string().optional(),
  BANK_TERMINAL: z.string().default('21000000'),
  SAMAN_URL: z.url({ protocol: /^https?$/ }).default('https://sep.shaparak.ir'),
  SAMAN_TERMINAL: z.string().regex(/^\d+$/).optional(),
  ZARINPAL_URL: z.url({ protocol: /^https?$/ }).default('https://payment.zarinpal.com'),
  ZARINPAL_MERCHANT: z.string().optional(),
  BANK_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
};

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;

export function paymentSettings(env: PaymentVariables & { NODE_ENV: string }) {
  const usual = env.NODE_ENV === 'production' ? '' : 'sandbox';
  const names = (env.PAYMENT_GATEWAYS ?? usual).split(',').map((name) => name.trim());
  return {
    gateways: names.filter(Boolean) as Gateway[],
    timeoutMs: env.BANK_TIMEOUT_MS,
    sandbox: { url: env.BANK_URL, publicUrl: env.BANK_PUBLIC_URL ?? env.BANK_URL, terminal: env.BANK_TERMINAL },
    saman: { url: env.SAMAN_URL, terminal: env.SAMAN_TERMINAL },
    zarinpal: { url: env.ZARINPAL_URL, merchant: env.ZARINPAL_MERCHANT },
  };
}

export type PaymentSettings = ReturnType<typeof paymentSettings>;

/** Origins of banks that pages of the site post a form to. */
export function bankOrigins({ gateways, sandbox, saman, zarinpal }: PaymentSettings): string[] {
  const addresses: Record<Gateway, string | undefined> = {
    sandbox: sandbox.publicUrl,
    saman: saman.url,
    zarinpal: zarinpal.url,
  };
  const used = gateways.map((gateway) => addresses[gateway]).filter((address) => address?.startsWith('http'));
  return [...new Set(used.map((address) => new URL(address as string).origin))];
}

/** What is wrong with the settings, one line each. */
export function paymentFaults(
  settings: PaymentSettings,
  { production, publicUrl }: { production: boolean; publicUrl: string | undefined },
): string[] {
  const { gateways, saman, zarinpal } = settings;
  const faults: string[] = [];
  const unknown = gateways.filter((gateway) => !GATEWAYS.includes(gateway));
  if (unknown.length > 0)
    faults.push(`PAYMENT_GATEWAYS: there is no ${unknown.join(', ')}; known: ${GATEWAYS.join(', ')}`);
  const twice = gateways.filter((gateway, index) => gateways.indexOf(gateway) < index);
  if (twice.length > 0) faults.push(`PAYMENT_GATEWAYS: ${twice.join(', ')} is named twice`);
  const missing = (variable: string, gateway: string) => `${variable}: not set, but PAYMENT_GATEWAYS names ${gateway}`;
  if (gateways.includes('saman') && !saman.terminal) faults.push(missing('SAMAN_TERMINAL', 'saman'));
  if (gateways.includes('zarinpal') && !zarinpal.merchant) faults.push(missing('ZARINPAL_MERCHANT', 'zarinpal'));
  return production ? [...faults, ...productionFaults(settings, publicUrl)] : faults;
}

function productionFaults({ gateways, sandbox, saman, zarinpal }: PaymentSettings, publicUrl?: string): string[] {
  const faults: string[] = [];
  if (gateways.includes('sandbox')) faults.push('PAYMENT_GATEWAYS: sandbox is not allowed in production');
  if (sandbox.url || sandbox.publicUrl) faults.push('BANK_URL: the sandbox bank is not allowed in production');
  const insecure = (url: string) => !url.startsWith('https://');
  if (gateways.includes('saman') && insecure(saman.url)) faults.push(insecureFault('SAMAN_URL'));
  if (gateways.includes('zarinpal') && insecure(zarinpal.url)) faults.push(insecureFault('ZARINPAL_URL'));
  const real = gateways.some((gateway) => gateway !== 'sandbox');
  if (real && !publicUrl) faults.push('PUBLIC_URL: not set; banks send buyers back to it');
  return faults;
}

const insecureFault = (variable: string) => `${variable}: must begin with https:// in production`;
