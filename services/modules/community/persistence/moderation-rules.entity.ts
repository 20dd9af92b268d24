import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How comments are moderated; there is one row. */
@Entity({ schema: 'write', name: 'moderation_rules' })
export class ModerationRulesEntity {
  @PrimaryColumn({ name: 'id', type: 'int' })
  id: number;

  /** Version of the stream `moderation-rules-1`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'trust_after', type: 'int', nullable: true })
  trustAfter: number | null;

  /** Folded. */
  @Column({ name: 'words', type: 'text', array: true })
  words: string[];
}
