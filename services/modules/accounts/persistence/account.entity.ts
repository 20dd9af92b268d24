import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '#platform/kernel/context/viewer.ts';
import type { Language } from '#platform/kernel/text/language.ts';
import type { ProfilePart } from '../contract/profile-part.ts';

@Entity({ schema: 'write', name: 'account' })
@Check('account_role', `role in ('viewer', 'moderator', 'admin')`)
@Check('account_language', `language in ('fa', 'en')`)
@Check('account_suspension', '(suspended_at is null) = (suspension_reason is null)')
@Index('account_username', ['usernameFolded'], { unique: true })
@Index('account_username_skeleton', ['usernameSkeleton'], { unique: true })
@Index('account_email', ['emailFolded'], { unique: true, where: 'verified_at is not null' })
@Index('account_staff', ['role'], { where: "role <> 'viewer'" })
@Index('account_waiting_email', ['emailFolded'], { where: 'verified_at is null' })
@Index('account_unverified', ['id'], { where: 'verified_at is null and deleted_at is null' })
@Index('account_erasures', ['deletedAt'], { where: 'deleted_at is not null and erasures < 3' })
export class Account {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Version of the stream `user-<id>`; grows under the row lock. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  username: string;

  @Column({ name: 'username_folded', type: 'text' })
  usernameFolded: string;

  /** What usernames that look alike have in common; null where two were alike before there was this column. */
  @Column({ name: 'username_skeleton', type: 'text', nullable: true })
  usernameSkeleton: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'email_folded', type: 'text' })
  emailFolded: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  /** In which its owner last came to the site; that of the mails. */
  @Column({ type: 'text', default: 'fa' })
  language: Language;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column({ type: 'text' })
  role: Role;

  /** Grows with each change of the role, so that of two admins the second sees what the first has done. */
  @Column({ name: 'role_version', type: 'integer', default: 1 })
  roleVersion: number;

  /** The plan asked for at registration: 1 free, 2 days, 3 volume. */
  @Column({ name: 'plan_id', type: 'integer' })
  planId: number;

  @Column({ name: 'referrer_id', type: 'integer', nullable: true })
  referrerId: number | null;

  @Column({ name: 'registered_at', type: 'timestamptz', default: () => 'now()' })
  registeredAt: Date;

  /** Empty until the code came back: until then nobody can log in and the e-mail address belongs to nobody. */
  @Column({ name: 'verified_at', type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  /** Name of the picture in the storage. */
  @Column({ type: 'text', nullable: true })
  avatar: string | null;

  /** Name of the picture that the staff has looked at last. */
  @Column({ name: 'reviewed_avatar', type: 'text', nullable: true })
  reviewedAvatar: string | null;

  /** The parts of their page that its owner shows to others. */
  @Column({ name: 'profile_shows', type: 'text', array: true, default: () => `'{comments}'` })
  profileShows: ProfilePart[];

  /** While it is set nobody can log in. */
  @Column({ name: 'suspended_at', type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  @Column({ name: 'suspension_reason', type: 'text', nullable: true })
  suspensionReason: string | null;

  /** A deleted account is an empty shell: comments and payments still refer to its id. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** How often what is personal to a deleted account was taken out of the event log. */
  @Column({ type: 'integer', default: 0 })
  erasures: number;
}
