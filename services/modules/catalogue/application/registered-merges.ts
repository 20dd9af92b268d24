import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type Merge, MergedTitles, type TakeAlong } from '../contract/titles/merged-titles.port.ts';

@Injectable()
export class RegisteredMerges extends MergedTitles {
  private readonly all: TakeAlong[] = [];

  add(takeAlong: TakeAlong): void {
    this.all.push(takeAlong);
  }

  async merge(transaction: CommandTransaction, merge: Merge): Promise<void> {
    for (const takeAlong of this.all) await takeAlong(transaction, merge);
  }
}
