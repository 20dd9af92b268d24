import { Injectable } from '@nestjs/common';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { unknownFiles } from '#platform/storage/unknown-files.ts';
import { avatarFile, avatarOf } from '../domain/avatar.ts';
import { AccountRepository } from '../persistence/account.repository.ts';

/** Removes pictures that no account came to have: the process was killed, or lost its database, once it had stored them. */
@Injectable()
export class UnknownAvatars {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly storage: StoragePort,
  ) {}

  /** @returns how many were removed. Names are used once, so that nobody takes one meanwhile. */
  async remove(): Promise<number> {
    let removed = 0;
    for await (const name of unknownFiles(this.storage, 'avatars', (names) => this.known(names))) {
      await this.storage.remove(name);
      removed += 1;
    }
    return removed;
  }

  private async known(names: string[]): Promise<string[]> {
    return (await this.accounts.avatarsAmong(names.map(avatarOf))).map(avatarFile);
  }
}
