import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '#platform/kernel/text/language.ts';
import type { ContactState } from '../domain/contact-state.ts';

/** Whom a thread is with; what was written stands in its events. */
@Entity({ schema: 'write', name: 'contact_thread' })
@Check('contact_thread_state', `state in ('open', 'answered', 'closed')`)
export class ContactThreadEntity {
  @PrimaryGeneratedColumn('identity', { name: 'id', type: 'int', generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `contact-<id>`. */
  @Column({ name: 'version', type: 'int' })
  version: number;

  @Column({ name: 'state', type: 'text' })
  state: ContactState;

  /** null for a visitor. */
  @Column({ name: 'user_id', type: 'int', nullable: true })
  userId: number | null;

  @Column({ name: 'name', type: 'text' })
  name: string;

  @Column({ name: 'email', type: 'text' })
  email: string;

  /** In which the answers' mails are. */
  @Column({ name: 'language', type: 'text' })
  language: Language;

  @Column({ name: 'subject', type: 'text' })
  subject: string;
}
