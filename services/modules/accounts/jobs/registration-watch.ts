import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { LapseRegistration } from '../commands/lapse-registration/lapse-registration.command.ts';
import { AccountRepository } from '../persistence/account.repository.ts';

const MAX_BATCH = 100;
const SENDER = systemSender('lapse registrations');

/** Erases registrations whose time is over, whether or not somebody else asks for their usernames. */
@Injectable()
export class RegistrationWatch {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: AccountRepository,
  ) {}

  /** @returns how many lapsed. */
  async lapseDue(): Promise<number> {
    let lapsed = 0;
    // By the id of the last one: those that stay are passed by, however many they are.
    for (let ids = await this.accounts.lapsedAfter(0, MAX_BATCH); ids.length > 0; ) {
      for (const id of ids) if (await this.commands.execute(new LapseRegistration(SENDER, id))) lapsed += 1;
      ids = await this.accounts.lapsedAfter(ids.at(-1) ?? 0, MAX_BATCH);
    }
    return lapsed;
  }
}
