import { Query } from '@nestjs/cqrs';

export interface TwoFactorState {
  enabled: boolean;
  recoveryCodesLeft: number;
}

/** Whether two-factor is on for an account. */
export class GetTwoFactor extends Query<TwoFactorState> {
  constructor(readonly userId: number) {
    super();
  }
}
