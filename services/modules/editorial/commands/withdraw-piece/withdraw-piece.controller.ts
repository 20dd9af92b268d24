import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { SentBy } from '#platform/auth/sender.decorator.ts';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { requestBody } from '#platform/http/request-schema.ts';
import type { MemberSender } from '#platform/kernel/context/sender.ts';
import { type PieceSavedAnswer, pieceSavedAnswer, seenPiece } from '../../application/piece.schema.ts';
import type { PieceKind } from '../../contract/editorial.events.ts';
import { WithdrawPiece } from './withdraw-piece.command.ts';

const withdrawPieceRequest = requestBody(seenPiece);
type Request = z.infer<typeof withdrawPieceRequest>;

@ApiTags('console')
@Controller('api/console')
export class WithdrawPieceController {
  constructor(private readonly commands: CommandBus) {}

  @Post('news/withdraw')
  @Endpoint({
    summary: 'Make a news post a draft again',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  news(@Body({ schema: withdrawPieceRequest }) body: Request, @SentBy() sender: MemberSender) {
    return this.withdraw('news', body, sender);
  }

  @Post('reviews/withdraw')
  @Endpoint({
    summary: 'Make a review a draft again',
    access: 'moderator',
    response: pieceSavedAnswer,
    idempotent: true,
  })
  review(@Body({ schema: withdrawPieceRequest }) body: Request, @SentBy() sender: MemberSender) {
    return this.withdraw('review', body, sender);
  }

  private async withdraw(kind: PieceKind, { id, version }: Request, sender: MemberSender): Promise<PieceSavedAnswer> {
    return { status: 1, ...(await this.commands.execute(new WithdrawPiece(sender, kind, id, version))) };
  }
}
