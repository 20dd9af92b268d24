import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { titleRevised } from '../../contract/catalogue.events.ts';
import { GenreListRepository } from '../../persistence/genre-list.repository.ts';
import { TitleRepository } from '../../persistence/titles/title.repository.ts';
import { RetagTitles } from './retag-titles.command.ts';

const BATCH = 200;

@CommandHandler(RetagTitles)
export class RetagTitlesHandler implements ICommandHandler<RetagTitles> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly list: GenreListRepository,
    private readonly titles: TitleRepository,
  ) {}

  async execute(): Promise<number> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const { slugs, vocabulary } = await this.list.leaving(manager);
    if (slugs.length === 0) return 0;
    const found = await this.titles.lockWithGenres(manager, slugs, BATCH);
    // What is written of titles since the genres were merged has no such genre: none comes after the last.
    if (found.length === 0) await this.list.forget(manager, slugs);
    const retagged = found.map((title) => ({
      ...title,
      facts: { ...title.facts, genres: vocabulary.known(title.facts.genres) },
    }));
    const written = await this.titles.update(manager, retagged);
    await transaction.appendAll(
      written.map(({ title, id, slug, version }) => ({
        stream: `title-${id}`,
        firstVersion: version,
        events: [titleRevised({ ...title.facts, titleId: id, slug })],
      })),
    );
    return written.length;
  }
}
