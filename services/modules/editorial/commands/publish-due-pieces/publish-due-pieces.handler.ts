import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { Pieces } from '../../application/pieces.ts';
import { PieceRepository } from '../../persistence/piece.repository.ts';
import { PublishDuePieces } from './publish-due-pieces.command.ts';

@CommandHandler(PublishDuePieces)
export class PublishDuePiecesHandler implements ICommandHandler<PublishDuePieces> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly repository: PieceRepository,
    private readonly pieces: Pieces,
  ) {}

  async execute({ max }: PublishDuePieces): Promise<number> {
    const { transaction } = this.unitOfWork;
    const due = await this.repository.due(transaction.manager, this.clock.now(), max);
    for (const piece of due) {
      // It carries the time that was chosen, however late the worker comes.
      await this.pieces.publish(transaction, piece, { state: 'published', at: piece.publishAt as Date });
    }
    return due.length;
  }
}
