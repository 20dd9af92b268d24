import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far one member has moved one track of a file's subtitles. */
@Entity({ schema: 'write', name: 'subtitle_offset' })
export class SubtitleOffsetEntity {
  @PrimaryColumn({ name: 'user_id', type: 'int' })
  userId: number;

  @PrimaryColumn({ name: 'file_id', type: 'int' })
  fileId: number;

  @PrimaryColumn({ name: 'track', type: 'int' })
  track: number;

  @Column({ name: 'offset_ms', type: 'int' })
  offsetMs: number;

  /** Version of the stream `subtitle-offset-<userId>-<fileId>-<track>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;
}
