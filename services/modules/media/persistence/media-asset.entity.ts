import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MediaFacts } from '../contract/media-facts.ts';

/** A media file of the storage. Its row outlives its bytes, for the version of its stream. */
@Entity({ schema: 'write', name: 'media_asset' })
@Index('media_asset_idle', ['idleSince'], { where: 'removed_at is null' })
export class MediaAssetEntity {
  @PrimaryColumn({ name: 'sha256', type: 'text' })
  sha256: string;

  /** Version of the stream `media-<sha256>`. */
  @Column({ name: 'version', type: 'integer' })
  version: number;

  @Column({ name: 'facts', type: 'jsonb' })
  facts: MediaFacts;

  @Column({ name: 'added_at', type: 'timestamptz' })
  addedAt: Date;

  /** Since when no release was seen to have it. */
  @Column({ name: 'idle_since', type: 'timestamptz', nullable: true })
  idleSince: Date | null;

  /** Since when its bytes are gone. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
