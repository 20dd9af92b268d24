import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { bigInteger } from '#platform/database/big-integer.ts';

/** How far one member is with one file. */
@Entity({ schema: 'write', name: 'playback' })
@Check('playback_position', 'position between 0 and duration and session >= 0')
export class PlaybackEntity {
  @PrimaryColumn({ name: 'user_id', type: 'int' })
  userId: number;

  @PrimaryColumn({ name: 'file_id', type: 'int' })
  fileId: number;

  @Column({ name: 'title_id', type: 'int' })
  titleId: number;

  @Column({ name: 'season', type: 'smallint', nullable: true })
  season: number | null;

  @Column({ name: 'episode', type: 'smallint', nullable: true })
  episode: number | null;

  /** Seconds. */
  @Column({ name: 'duration', type: 'int' })
  duration: number;

  @Column({ name: 'session', type: 'int', default: 0 })
  session: number;

  @Column({ name: 'sequence', type: 'bigint', default: 0, transformer: bigInteger })
  sequence: number;

  /** Seconds from the start. */
  @Column({ name: 'position', type: 'int', default: 0 })
  position: number;

  @Column({ name: 'watched', type: 'boolean', default: false })
  watched: boolean;

  /** Version of the stream `playback-<userId>-<fileId>`. */
  @Column({ name: 'version', type: 'int', default: 0 })
  version: number;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
