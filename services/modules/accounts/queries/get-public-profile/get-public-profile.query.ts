import { Query } from '@nestjs/cqrs';
import type { PublicProfile } from './get-public-profile.schema.ts';

/** What everybody may see of a user. */
export class GetPublicProfile extends Query<PublicProfile> {
  constructor(readonly username: string) {
    super();
  }
}
