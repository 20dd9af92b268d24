import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { Pieces } from './application/pieces.ts';
import { PieceEntity } from './persistence/piece.entity.ts';
import { PieceRepository } from './persistence/piece.repository.ts';

/** What the commands of the staff and the workers share. */
@Module({
  imports: [TypeOrmModule.forFeature([PieceEntity]), ClockModule],
  providers: [PieceRepository, Pieces],
  exports: [PieceRepository, Pieces, ClockModule],
})
export class EditorialCoreModule {}
