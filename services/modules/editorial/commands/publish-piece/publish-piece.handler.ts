import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { Pieces } from '../../application/pieces.ts';
import { MomentPassed } from '../../domain/editorial-errors.ts';
import { requireWhole } from '../../domain/piece-texts.ts';
import { publicationAt } from '../../domain/publication.ts';
import { PublishPiece } from './publish-piece.command.ts';

@CommandHandler(PublishPiece)
export class PublishPieceHandler implements ICommandHandler<PublishPiece> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly pieces: Pieces,
  ) {}

  /** @throws UnknownPiece @throws ChangedMeanwhile @throws InvalidPiece @throws MomentPassed */
  async execute({ sender, kind, id, seenVersion, at }: PublishPiece): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const now = this.clock.now();
    // Somebody who chooses a moment wants it later: past, it would be before readers at once.
    if (sender.actor && at && at <= now) throw new MomentPassed();
    const piece = await this.pieces.open(transaction.manager, kind, id, seenVersion);
    requireWhole(piece.facts.texts);
    return this.pieces.publish(transaction, piece, publicationAt(at, now));
  }
}
