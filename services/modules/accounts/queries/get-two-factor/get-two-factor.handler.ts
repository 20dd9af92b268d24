import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { GetTwoFactor, type TwoFactorState } from './get-two-factor.query.ts';

const STATE = `
  select two_factor as enabled, recovery_codes_left as "recoveryCodesLeft" from read.account where user_id = $1`;

@QueryHandler(GetTwoFactor)
export class GetTwoFactorHandler implements IQueryHandler<GetTwoFactor> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId }: GetTwoFactor): Promise<TwoFactorState> {
    const state = await this.database.row<TwoFactorState & Record<string, unknown>>(STATE, [userId]);
    return state ?? { enabled: false, recoveryCodesLeft: 0 };
  }
}
