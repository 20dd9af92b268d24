import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { AddRequest } from '../commands/add-request/add-request.command.ts';

/** What the demo's readers wish for that it does not have. */
const WISHES = [
  { link: 'https://www.imdb.com/title/tt0113247/', by: ['kaveh', 'shirin', 'babak'] },
  { link: 'tt0169102', by: ['mahtab'] },
];

/** Wishes that wait for the staff from the first start on, so that there is something to try the console with. */
@Injectable()
export class DemoRequests {
  constructor(private readonly commands: CommandBus) {}

  async make(readers: readonly MemberSender[]): Promise<void> {
    for (const { link, by } of WISHES) {
      for (const reader of readers) {
        if (by.includes(reader.actor.username)) await this.commands.execute(new AddRequest(reader, 1, link));
      }
    }
  }
}
