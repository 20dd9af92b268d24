import type { ProfilePart } from './profile-part.ts';

/** A member as others may know them. */
export interface PublicMember {
  userId: number;
  shows: readonly ProfilePart[];
}

/** Members by their public names, for what other modules tell of them. */
export abstract class PublicMembers {
  /** @throws UnknownAccount of one who is not verified, deleted or not there. */
  abstract find(username: string): Promise<PublicMember>;
}
