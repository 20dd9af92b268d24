import { Global, Module } from '@nestjs/common';
import { SamanGateway } from '#modules/payments/adapters/saman/saman.gateway.ts';
import { SandboxGateway } from '#modules/payments/adapters/sandbox/sandbox.gateway.ts';
import { ZarinpalGateway } from '#modules/payments/adapters/zarinpal/zarinpal.gateway.ts';
import { PaymentGateways } from '#modules/payments/application/payment-gateways.ts';
import { PaymentSettings, type PaymentValues } from '#modules/payments/application/payment-settings.ts';
import type { PaymentGateway } from '#modules/payments/contract/payment-gateway.port.ts';
import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import { PaymentsSettingsModule } from '#modules/payments/payments.settings.module.ts';

/** Binds the banks that the configuration names, the usual one first. */
@Global()
@Module({
  imports: [PaymentsSettingsModule],
  providers: [
    {
      provide: PaymentGateways,
      inject: [PaymentSettings],
      useFactory: ({ values }: PaymentSettings) => new PaymentGateways(gatewaysOf(values)),
    },
  ],
  exports: [PaymentGateways],
})
export class PaymentGatewaysModule {}

function gatewaysOf({ gateways, timeoutMs, sandbox, saman, zarinpal }: PaymentValues): PaymentGateway[] {
  const { url = 'http://127.0.0.1:1', publicUrl = url, terminal } = sandbox;
  const make: Record<GatewayName, () => PaymentGateway> = {
    sandbox: () => new SandboxGateway({ url, publicUrl, terminal, timeoutMs }),
    saman: () => new SamanGateway({ url: saman.url, terminal: saman.terminal ?? '', timeoutMs }),
    zarinpal: () => new ZarinpalGateway({ url: zarinpal.url, merchant: zarinpal.merchant ?? '', timeoutMs }),
  };
  return gateways.map((gateway) => make[gateway]());
}
