import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactHandleEntity } from './persistence/contact-handle.entity.ts';
import { ContactThreadEntity } from './persistence/contact-thread.entity.ts';
import { FileCaseEntity } from './persistence/file-case.entity.ts';
import { FileCaseRepository } from './persistence/file-case.repository.ts';
import { FileReportEntity } from './persistence/file-report.entity.ts';
import { RobotTurnEntity } from './persistence/robot-turn.entity.ts';
import { RobotTurnRepository } from './persistence/robot-turn.repository.ts';

/** What the commands of members and staff and the robot share. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      FileCaseEntity,
      FileReportEntity,
      RobotTurnEntity,
      ContactThreadEntity,
      ContactHandleEntity,
    ]),
  ],
  providers: [FileCaseRepository, RobotTurnRepository],
  exports: [FileCaseRepository, RobotTurnRepository],
})
export class SupportCoreModule {}
