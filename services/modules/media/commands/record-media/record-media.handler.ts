import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MediaAssets } from '../../application/media-assets.ts';
import { RecordMedia } from './record-media.command.ts';

@CommandHandler(RecordMedia)
export class RecordMediaHandler implements ICommandHandler<RecordMedia> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly assets: MediaAssets,
  ) {}

  /** @throws UnknownMedia where bytes are missing. */
  async execute({ media }: RecordMedia): Promise<string[]> {
    const { transaction } = this.unitOfWork;
    const added: string[] = [];
    // In one order, so that two that record the same do not wait for each other.
    for (const facts of media.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
      if (await this.assets.take(transaction, facts)) added.push(facts.sha256);
    }
    return added;
  }
}
