import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RobotTurnEntity } from './robot-turn.entity.ts';

@Injectable()
export class RobotTurnRepository {
  /** Where the robot is; locked, so that two processes never take the same turn. */
  async lock(manager: EntityManager, robot: string): Promise<string> {
    await manager.query(`insert into write.robot_turn (robot, after_sha256) values ($1, '') on conflict do nothing`, [
      robot,
    ]);
    const turn = await manager.findOneOrFail(RobotTurnEntity, {
      where: { robot },
      lock: { mode: 'pessimistic_write' },
    });
    return turn.afterSha256;
  }

  async move(manager: EntityManager, robot: string, afterSha256: string): Promise<void> {
    await manager.update(RobotTurnEntity, { robot }, { afterSha256 });
  }
}
