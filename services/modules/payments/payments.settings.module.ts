import { Global, Module } from '@nestjs/common';
import { Config } from '#platform/kernel/config/config.ts';
import { PaymentSettings } from './application/payment-settings.ts';
import { OfferedGateways } from './contract/offered-gateways.port.ts';

/** Global for OfferedGateways, which membership shows beside what can be bought. */
@Global()
@Module({
  providers: [
    {
      provide: PaymentSettings,
      inject: [Config],
      useFactory: ({ environment }: Config) => PaymentSettings.fromEnvironment(environment),
    },
    {
      provide: OfferedGateways,
      inject: [PaymentSettings],
      useFactory: ({ values }: PaymentSettings): OfferedGateways => ({ names: values.gateways }),
    },
  ],
  exports: [PaymentSettings, OfferedGateways],
})
export class PaymentsSettingsModule {}
