import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { AddCollection } from '../commands/add-collection/add-collection.command.ts';
import { SaveBoxOffice } from '../commands/save-box-office/save-box-office.command.ts';
import { DemoTitles } from '../persistence/demo-titles.ts';
import { BOX_OFFICE, BOX_OFFICE_AS_OF } from './box-office.ts';
import { COLLECTIONS } from './collections.ts';

/** The collections and the box office that ship with the project, for a first start, through the same commands as every other. */
@Injectable()
export class DemoCollections {
  private readonly sender = systemSender('demo collections');

  constructor(
    private readonly commands: CommandBus,
    private readonly titles: DemoTitles,
  ) {}

  /** Only where nobody has ever made a collection. @returns how many were made. */
  async load(): Promise<number> {
    if (await this.titles.hasCollections()) return 0;
    const ids = await this.titles.idsOf([...COLLECTIONS.flatMap(({ titles }) => titles), ...Object.keys(BOX_OFFICE)]);
    let made = 0;
    for (const { name, about, titles } of COLLECTIONS) {
      const titleIds = titles.flatMap((title) => ids.get(title) ?? []);
      if (titleIds.length === 0) continue;
      await this.commands.execute(new AddCollection(this.sender, { name, about, titleIds }));
      made += 1;
    }
    await this.saveBoxOffice(ids);
    return made;
  }

  private async saveBoxOffice(ids: ReadonlyMap<string, number>): Promise<void> {
    if (await this.titles.hasBoxOffice()) return;
    const entries = Object.entries(BOX_OFFICE).flatMap(([title, gross]) => {
      const titleId = ids.get(title);
      return titleId ? [{ titleId, gross }] : [];
    });
    await this.commands.execute(new SaveBoxOffice(this.sender, 0, BOX_OFFICE_AS_OF, entries));
  }
}
