import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ToldNomination } from '../../contract/awards/ceremony.events.ts';

/** What a ceremony tells of one of its awards, beside what titles tell of themselves. */
@Entity({ schema: 'write', name: 'ceremony_award' })
@Index('ceremony_award_held', ['ceremony', 'year', 'title'], { unique: true })
export class CeremonyAwardEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ name: 'ceremony', type: 'smallint' })
  ceremony: number;

  @Column({ name: 'year', type: 'int' })
  year: number;

  @Column({ name: 'title', type: 'text' })
  title: string;

  /** Of the stream `ceremony-award-<id>`; 0 before the first event. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'nominations', type: 'jsonb' })
  nominations: ToldNomination[];
}
