import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChangedMeanwhile } from '#platform/kernel/errors/changed-meanwhile.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { type PieceKind, piecePublished, pieceScheduled } from '../contract/editorial.events.ts';
import { UnknownPiece } from '../domain/editorial-errors.ts';
import type { PieceEntity } from '../persistence/piece.entity.ts';
import { PieceRepository } from '../persistence/piece.repository.ts';
import type { SavedPiece } from './piece.schema.ts';

/** What commands on pieces share: a change is one event on the piece as the editor has seen it. */
@Injectable()
export class Pieces {
  constructor(private readonly pieces: PieceRepository) {}

  /** @throws UnknownPiece @throws ChangedMeanwhile */
  async open(manager: EntityManager, kind: PieceKind, id: number, seenVersion: number): Promise<PieceEntity> {
    const piece = await this.pieces.lock(manager, kind, id);
    if (!piece) throw new UnknownPiece();
    if (piece.version !== seenVersion) throw new ChangedMeanwhile();
    return piece;
  }

  /** @param piece under its lock. @param event appended where the facts differ. */
  async revise(
    transaction: CommandTransaction,
    piece: PieceEntity,
    facts: PieceEntity['facts'],
    event: NewEvent,
  ): Promise<SavedPiece> {
    const { id, version, state } = piece;
    if (isDeepStrictEqual(facts, piece.facts)) return { id, version, state };
    return this.change(transaction, piece, { facts }, event);
  }

  /** @param piece under its lock. */
  async change(
    transaction: CommandTransaction,
    piece: PieceEntity,
    change: Partial<PieceEntity>,
    event: NewEvent,
  ): Promise<SavedPiece> {
    const version = piece.version + 1;
    await this.pieces.save(transaction.manager, piece, { ...change, version });
    await transaction.append(`piece-${piece.id}`, version, event);
    return { id: piece.id, version, state: change.state ?? piece.state };
  }

  /** @param piece under its lock. */
  publish(
    transaction: CommandTransaction,
    piece: PieceEntity,
    { state, at }: { state: 'scheduled' | 'published'; at: Date },
  ): Promise<SavedPiece> {
    const facts = { pieceId: piece.id, kind: piece.kind, titleId: piece.titleId };
    const event =
      state === 'scheduled'
        ? pieceScheduled({ ...facts, publishAt: at.toISOString() })
        : piecePublished({ ...facts, publishedAt: at.toISOString() });
    return this.change(transaction, piece, { state, publishAt: at }, event);
  }
}
