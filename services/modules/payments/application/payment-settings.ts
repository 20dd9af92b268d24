import { z } from 'zod';
import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { readVariables } from '#platform/kernel/config/read-variables.ts';
import { type GatewayName, gatewayName } from '../contract/payments.events.ts';

const GATEWAYS = gatewayName.options;

const isAddressOrPath = (text: string) => text.startsWith('/') || /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** Which banks take money for this site, the usual one first, and what each bank of the site, offered or not, knows us by. */
const paymentVariables = z.object({
  PAYMENT_GATEWAYS: z.string().optional(),
  /** The sandbox bank, for development and tests: where this process reaches it, and where a browser does. */
  BANK_URL: z.url({ protocol: /^https?$/ }).optional(),
  BANK_PUBLIC_URL: z.string().refine(isAddressOrPath, 'neither an address of http or https nor a path').optional(),
  BANK_TERMINAL: z.string().default('21000000'),
  SAMAN_URL: z.url({ protocol: /^https?$/ }).default('https://sep.shaparak.ir'),
  SAMAN_TERMINAL: z.string().regex(/^\d+$/).optional(),
  ZARINPAL_URL: z.url({ protocol: /^https?$/ }).default('https://payment.zarinpal.com'),
  ZARINPAL_MERCHANT: z.string().optional(),
  BANK_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8_000),
});

function valuesOf(env: z.output<typeof paymentVariables>, production: boolean) {
  const usual = production ? '' : 'sandbox';
  const names = (env.PAYMENT_GATEWAYS ?? usual).split(',').map((name) => name.trim());
  const gateways = names.filter(Boolean) as GatewayName[];
  const isKnown = { sandbox: env.BANK_URL, saman: env.SAMAN_TERMINAL, zarinpal: env.ZARINPAL_MERCHANT };
  return {
    gateways,
    /** Payments may be under way there. */
    notOffered: GATEWAYS.filter((gateway) => isKnown[gateway] && !gateways.includes(gateway)),
    timeoutMs: env.BANK_TIMEOUT_MS,
    sandbox: { url: env.BANK_URL, publicUrl: env.BANK_PUBLIC_URL ?? env.BANK_URL, terminal: env.BANK_TERMINAL },
    saman: { url: env.SAMAN_URL, terminal: env.SAMAN_TERMINAL },
    zarinpal: { url: env.ZARINPAL_URL, merchant: env.ZARINPAL_MERCHANT },
  };
}

export type PaymentValues = ReturnType<typeof valuesOf>;

/** The settings of the banks, checked once at start. Injected by class. */
export class PaymentSettings {
  constructor(readonly values: PaymentValues) {}

  /** @throws ConfigError with one line for each error. */
  static fromEnvironment(environment: NodeJS.ProcessEnv): PaymentSettings {
    const production = environment['NODE_ENV'] === 'production';
    const values = valuesOf(readVariables(paymentVariables, environment, ['PAYMENT_GATEWAYS']), production);
    const errors = errorsOf(values);
    if (production) errors.push(...productionErrors(values));
    if (errors.length > 0) throw new ConfigError(errors.join('\n'));
    return new PaymentSettings(values);
  }

  /** Origins of banks that pages of the site post a form to. */
  get bankOrigins(): string[] {
    const { gateways, notOffered, sandbox, saman, zarinpal } = this.values;
    const addresses: Record<GatewayName, string | undefined> = {
      sandbox: sandbox.publicUrl,
      saman: saman.url,
      zarinpal: zarinpal.url,
    };
    const banks = [...gateways, ...notOffered].map((gateway) => addresses[gateway]);
    const used = banks.filter((address) => address?.startsWith('http'));
    return [...new Set(used.map((address) => new URL(address as string).origin))];
  }
}

/** What is wrong with the settings, one line each. */
function errorsOf({ gateways, saman, zarinpal }: PaymentValues): string[] {
  const errors: string[] = [];
  const unknown = gateways.filter((gateway) => !GATEWAYS.includes(gateway));
  if (unknown.length > 0)
    errors.push(`PAYMENT_GATEWAYS: there is no ${unknown.join(', ')}; known: ${GATEWAYS.join(', ')}`);
  const twice = gateways.filter((gateway, index) => gateways.indexOf(gateway) < index);
  if (twice.length > 0) errors.push(`PAYMENT_GATEWAYS: ${twice.join(', ')} is named twice`);
  const missing = (variable: string, gateway: string) => `${variable}: not set, but PAYMENT_GATEWAYS names ${gateway}`;
  if (gateways.includes('saman') && !saman.terminal) errors.push(missing('SAMAN_TERMINAL', 'saman'));
  if (gateways.includes('zarinpal') && !zarinpal.merchant) errors.push(missing('ZARINPAL_MERCHANT', 'zarinpal'));
  return errors;
}

function productionErrors(values: PaymentValues): string[] {
  const { gateways, notOffered, sandbox, saman, zarinpal } = values;
  const errors: string[] = [];
  if (gateways.includes('sandbox')) errors.push('PAYMENT_GATEWAYS: sandbox is not allowed in production');
  if (sandbox.url || sandbox.publicUrl) errors.push('BANK_URL: the sandbox bank is not allowed in production');
  const insecure = (url: string) => !url.startsWith('https://');
  const banks = [...gateways, ...notOffered];
  if (banks.includes('saman') && insecure(saman.url)) errors.push(insecureError('SAMAN_URL'));
  if (banks.includes('zarinpal') && insecure(zarinpal.url)) errors.push(insecureError('ZARINPAL_URL'));
  return errors;
}

const insecureError = (variable: string) => `${variable}: must begin with https:// in production`;
