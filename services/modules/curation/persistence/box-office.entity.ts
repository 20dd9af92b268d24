import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one box office that there is: its version only, the log has the figures. */
@Entity({ schema: 'write', name: 'box_office' })
export class BoxOfficeEntity {
  @PrimaryColumn({ name: 'id', type: 'int' })
  id: number;

  /** Version of the stream `box-office-1`. */
  @Column({ name: 'version', type: 'int' })
  version: number;
}
