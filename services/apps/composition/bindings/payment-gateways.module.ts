import { Global, Module } from '@nestjs/common';
import { SamanGateway } from '#modules/payments/adapters/saman/saman.gateway.ts';
import { SandboxGateway } from '#modules/payments/adapters/sandbox/sandbox.gateway.ts';
import { ZarinpalGateway } from '#modules/payments/adapters/zarinpal/zarinpal.gateway.ts';
import { PaymentGateways } from '#modules/payments/application/payment-gateways.ts';
import { PaymentSettings, type PaymentValues } from '#modules/payments/application/payment-settings.ts';
import type { PaymentGateway } from '#modules/payments/contract/payment-gateway.port.ts';
import type { GatewayName } from '#modules/payments/contract/payments.events.ts';
import { PaymentsSettingsModule } from '#modules/payments/payments.settings.module.ts';

/** Binds the banks that the configuration offers, and those that it only knows: payments may be under way there. */
@Global()
@Module({
  imports: [PaymentsSettingsModule],
  providers: [
    {
      provide: PaymentGateways,
      inject: [PaymentSettings],
      useFactory: ({ values }: PaymentSettings) => paymentGateways(values),
    },
  ],
  exports: [PaymentGateways],
})
export class PaymentGatewaysModule {}

export function paymentGateways(values: PaymentValues): PaymentGateways {
  const { gateways, notOffered, timeoutMs, sandbox, saman, zarinpal } = values;
  const { url = 'http://127.0.0.1:1', publicUrl = url, terminal } = sandbox;
  const make: Record<GatewayName, () => PaymentGateway> = {
    sandbox: () => new SandboxGateway({ url, publicUrl, terminal, timeoutMs }),
    saman: () => new SamanGateway({ url: saman.url, terminal: saman.terminal ?? '', timeoutMs }),
    zarinpal: () => new ZarinpalGateway({ url: zarinpal.url, merchant: zarinpal.merchant ?? '', timeoutMs }),
  };
  const made = (names: GatewayName[]) => names.map((name) => make[name]());
  return new PaymentGateways(made(gateways), made(notOffered));
}
