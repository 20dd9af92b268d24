import { Injectable, Module } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';

/** A title that is merged into another; both are locked. */
export interface Merge {
  from: number;
  into: number;
}

/** Takes along what a module keeps of a title, within the transaction that merges it. */
export type TakeAlong = (transaction: CommandTransaction, merge: Merge) => Promise<void>;

/** Every module that keeps something of titles says here how it goes along when two become one. */
@Injectable()
export class MergedTitles {
  private readonly all: TakeAlong[] = [];

  add(takeAlong: TakeAlong): void {
    this.all.push(takeAlong);
  }

  async merge(transaction: CommandTransaction, merge: Merge): Promise<void> {
    for (const takeAlong of this.all) await takeAlong(transaction, merge);
  }
}

/** One registry for the catalogue and for those who keep something of its titles. */
@Module({ providers: [MergedTitles], exports: [MergedTitles] })
export class MergedTitlesModule {}
