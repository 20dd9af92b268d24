import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClockModule } from '#platform/kernel/clock/clock.module.ts';
import { ClaimWorkController } from './commands/claim-work/claim-work.controller.ts';
import { ClaimWorkHandler } from './commands/claim-work/claim-work.handler.ts';
import { WorkClaimEntity } from './persistence/work-claim.entity.ts';
import { WorkClaimRepository } from './persistence/work-claim.repository.ts';

/** Who of the staff is at what waits. */
@Module({
  imports: [ClockModule, TypeOrmModule.forFeature([WorkClaimEntity])],
  controllers: [ClaimWorkController],
  providers: [WorkClaimRepository, ClaimWorkHandler],
})
export class ConsoleClaimsWriteModule {}
