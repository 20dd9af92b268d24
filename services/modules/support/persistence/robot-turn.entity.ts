import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a robot has come on its way through all files. */
@Entity({ schema: 'write', name: 'robot_turn' })
export class RobotTurnEntity {
  @PrimaryColumn({ type: 'text' })
  robot: string;

  /** SHA-256 of the last file it was given. */
  @Column({ name: 'after_sha256', type: 'text' })
  afterSha256: string;
}
