import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { TwoFactorKeyCheck } from '../application/two-factor/two-factor-key-check.ts';
import { ResealTwoFactor } from '../commands/reseal-two-factor/reseal-two-factor.command.ts';

const MAX_BATCH = 100;
const SENDER = systemSender('reseal secrets');

/** Seals with the newest of DATA_KEYS what older keys have sealed, so that these can be dropped. Interrupted, it goes on. */
@Injectable()
export class ResealSecrets {
  constructor(
    private readonly commands: CommandBus,
    private readonly check: TwoFactorKeyCheck,
  ) {}

  /** @returns how many were sealed anew. */
  async run(): Promise<number> {
    let total = 0;
    for (let afterId: number | null = 0; afterId !== null; ) {
      const { resealed, lastId }: { resealed: number; lastId: number | null } = await this.commands.execute(
        new ResealTwoFactor(SENDER, afterId, MAX_BATCH),
      );
      total += resealed;
      afterId = lastId;
    }
    await this.check.run();
    return total;
  }
}
