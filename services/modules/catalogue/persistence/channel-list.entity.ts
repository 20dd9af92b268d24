import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one list of channels: its version only, the log has the rest. */
@Entity({ schema: 'write', name: 'channel_list' })
export class ChannelListEntity {
  @PrimaryColumn({ name: 'id', type: 'int' })
  id: number;

  /** Version of the stream `channel-list-1`. */
  @Column({ name: 'version', type: 'int' })
  version: number;
}
