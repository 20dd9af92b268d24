import { Query } from '@nestjs/cqrs';
import type { Role } from '#platform/kernel/context/viewer.ts';
import type { Overview } from './get-overview.schema.ts';

/** What waits for staff, and how fresh the read models are. */
export class GetOverview extends Query<Overview> {
  constructor(readonly role: Role) {
    super();
  }
}
