import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { AddNotice } from '../commands/add-notice/add-notice.command.ts';
import { DemoTitles } from '../persistence/demo-titles.ts';

/** Says on every page that this is a demo. */
@Injectable()
export class DemoNotices {
  constructor(
    private readonly commands: CommandBus,
    private readonly stored: DemoTitles,
  ) {}

  /** Only where nobody has ever written a notice. */
  async load(): Promise<void> {
    if (await this.stored.hasNotices()) return;
    const text = {
      fa: 'این یک نسخهٔ نمایشی است: پوسترها را خود پرده کشیده و فایل‌ها نمونه‌اند.',
      en: 'This is a demo: the posters are drawn by Parde itself, and the files are samples.',
    };
    const notice = { kind: 'info', text, link: null, from: null, until: null } as const;
    await this.commands.execute(new AddNotice(systemSender('demo notices'), notice));
  }
}
