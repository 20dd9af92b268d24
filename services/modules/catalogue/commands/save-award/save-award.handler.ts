import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { ReviseFacts } from '../../application/revise-facts.ts';
import { TellAwards } from '../../application/tell-awards.ts';
import { checkAward, withAward } from '../../domain/awards/award-nominations.ts';
import { UnknownNominatedTitle } from '../../domain/catalogue-errors.ts';
import { CeremonyAwardRepository } from '../../persistence/ceremonies/ceremony-award.repository.ts';
import { NominatedTitles } from '../../persistence/ceremonies/nominated-titles.ts';
import { SaveAward } from './save-award.command.ts';

@CommandHandler(SaveAward)
export class SaveAwardHandler implements ICommandHandler<SaveAward> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly nominated: NominatedTitles,
    private readonly facts: ReviseFacts,
    private readonly awards: CeremonyAwardRepository,
    private readonly tell: TellAwards,
  ) {}

  /** @throws ChangedMeanwhile @throws InvalidAward @throws UnknownNominatedTitle */
  async execute({ award, seen, nominations, told }: SaveAward): Promise<void> {
    const { transaction } = this.unitOfWork;
    const { manager } = transaction;
    const wanted = Map.groupBy(nominations, ({ titleId }) => titleId);
    const { before, titles } = await this.nominated.lock(manager, award, [...wanted.keys()]);
    const [held] = await this.awards.lock(manager, [award]);
    if (!held) throw new Error(`the row of ${award.title} is not there`);
    checkAward(award, before.length > 0 || held.nominations.length > 0, this.clock.now());
    const versions = new Map(titles.map(({ id, version }) => [id, version]));
    const asSeen =
      seen.length === before.length && seen.every(({ titleId, version }) => versions.get(titleId) === version);
    if (!asSeen || !before.every((id) => seen.some(({ titleId }) => titleId === id))) throw new ChangedMeanwhile();
    // What is empty has nothing that could be saved over.
    if (held.nominations.length > 0 && told.version !== held.version) throw new ChangedMeanwhile();
    if ([...wanted.keys()].some((id) => !versions.has(id))) throw new UnknownNominatedTitle();
    for (const title of titles) {
      const facts = withAward(title.facts, award, wanted.get(title.id) ?? []);
      await this.facts.save(transaction, title, facts);
    }
    await this.tell.save(transaction, [{ award: held, nominations: told.nominations }]);
  }
}
