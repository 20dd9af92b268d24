import { DomainError } from '#platform/kernel/errors/domain-error.ts';

/** A payment waits for a bank that nothing is configured for: it stays as it is until the operator has mended that. */
export class GatewayNotConfigured extends DomainError {
  constructor(gateway: string) {
    super('gateway_not_configured', `This site has no settings for the bank of this payment (${gateway}) any more`, {
      httpStatus: 409,
    });
  }
}
