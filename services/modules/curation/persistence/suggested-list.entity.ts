import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The suggested movies (1) or series (2): the version only, the log has the titles. */
@Entity({ schema: 'write', name: 'suggested_list' })
export class SuggestedListEntity {
  @PrimaryColumn({ name: 'id', type: 'int' })
  id: number;

  /** Version of the stream `suggested-list-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;
}
