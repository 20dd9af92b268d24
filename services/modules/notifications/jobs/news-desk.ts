import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { SendDigest } from '../commands/send-digest/send-digest.command.ts';
import { SpreadNews } from '../commands/spread-news/spread-news.command.ts';
import { TakeInNews } from '../commands/take-in-news/take-in-news.command.ts';

/** What one turn does at most: the next turn goes on, and a process that stops waits for no longer. */
const MAX_STEPS = 50;

/** Follows the log and tells members what concerns them, in small transactions. Any number of workers may run side by side. */
@Injectable()
export class NewsDesk {
  private readonly sender = systemSender('tell members');

  constructor(private readonly commands: CommandBus) {}

  /** @returns how many events were taken in. */
  async takeIn(): Promise<number> {
    let events = 0;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const taken = await this.commands.execute(new TakeInNews(this.sender));
      events += taken?.events ?? 0;
      if (!taken?.more) break;
    }
    return events;
  }

  /** @returns how many followers were told. */
  async spread(): Promise<number> {
    let told = 0;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const followers = await this.commands.execute(new SpreadNews(this.sender));
      if (followers === null) break;
      told += followers;
    }
    return told;
  }

  /** @returns how many members' mails were due. */
  async mail(): Promise<number> {
    let mails = 0;
    while (mails < MAX_STEPS && (await this.commands.execute(new SendDigest(this.sender)))) mails += 1;
    return mails;
  }
}
