import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileFault } from '../contract/file-faults.ts';
import type { CaseState } from '../domain/case-ruling.ts';

/** What people and the link robot say of a file: one case a file. */
@Entity({ schema: 'write', name: 'file_case' })
@Check('file_case_state', `state in ('open', 'mended', 'dismissed')`)
export class FileCaseEntity {
  @PrimaryColumn({ name: 'file_id', type: 'integer' })
  fileId: number;

  /** Version of the stream `file-case-<fileId>`; 0 before its first report. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  state: CaseState;

  /** Version by which it was settled; null while it is open. */
  @Column({ name: 'settled_version', type: 'integer', nullable: true })
  settledVersion: number | null;

  /** What the link robot has found. */
  @Column({ type: 'text', nullable: true })
  fault: FileFault | null;
}
