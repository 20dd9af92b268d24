import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import type { SavedPiece } from '../../application/piece.schema.ts';
import { Pieces } from '../../application/pieces.ts';
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

  /** @throws UnknownPiece @throws ChangedMeanwhile @throws InvalidPiece */
  async execute({ kind, id, seenVersion, at }: PublishPiece): Promise<SavedPiece> {
    const { transaction } = this.unitOfWork;
    const piece = await this.pieces.open(transaction.manager, kind, id, seenVersion);
    requireWhole(piece.facts.texts);
    return this.pieces.publish(transaction, piece, publicationAt(at, this.clock.now()));
  }
}
