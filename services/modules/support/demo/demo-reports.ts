import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { ReportFile } from '../commands/report-file/report-file.command.ts';

const REPORTS = [
  { by: 'shirin', reason: 'bad_sound', note: 'صدا از نیمه به بعد از تصویر جلو می‌افتد.' },
  { by: 'babak', reason: 'bad_sound', note: 'The sound runs ahead of the picture.' },
] as const;

/** Reports of a file that wait for the staff from the first start on, so that there is something to try the console with. */
@Injectable()
export class DemoReports {
  constructor(private readonly commands: CommandBus) {}

  async send(readers: readonly MemberSender[], fileId: number): Promise<void> {
    for (const { by, reason, note } of REPORTS) {
      const reader = readers.find(({ actor }) => actor.username === by);
      if (reader) await this.commands.execute(new ReportFile(reader, fileId, reason, note));
    }
  }
}
