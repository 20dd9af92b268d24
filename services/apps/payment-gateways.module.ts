import { Global, Module } from '@nestjs/common';
import type { PaymentGateway } from '../modules/payments/gateways/payment-gateway.port.js';
import { PaymentGateways } from '../modules/payments/gateways/payment-gateways.js';
import { SamanGateway } from '../modules/payments/gateways/saman/saman.gateway.js';
import { SandboxGateway } from '../modules/payments/gateways/sandbox/sandbox.gateway.js';
import { ZarinpalGateway } from '../modules/payments/gateways/zarinpal/zarinpal.gateway.js';
import { Config } from '../platform/config/config.js';
import type { PaymentSettings } from '../platform/config/payment-config.js';

/** Binds the banks that the configuration names, the usual one first. */
@Global()
@Module({
  providers: [
    {
      provide: PaymentGateways,
      inject: [Config],
      useFactory: ({ values }: Config) => new PaymentGateways(gatewaysOf(values.payments)),
    },
  ],
  exports: [PaymentGateways],
})
export class PaymentGatewaysModule {}

function gatewaysOf({ gateways, timeoutMs, sandbox, saman, zarinpal }: PaymentSettings): PaymentGateway[] {
  const { url = 'http://127.0.0.1:1', publicUrl = url, terminal } = sandbox;
  const make: Record<PaymentSettings['gateways'][number], () => PaymentGateway> = {
    sandbox: () => new SandboxGateway({ url, publicUrl, terminal, timeoutMs }),
    saman: () => new SamanGateway({ url: saman.url, terminal: saman.terminal ?? '', timeoutMs }),
    zarinpal: () => new ZarinpalGateway({ url: zarinpal.url, merchant: zarinpal.merchant ?? '', timeoutMs }),
  };
  return gateways.map((gateway) => make[gateway]());
}
