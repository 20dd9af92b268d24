import { Query } from '@nestjs/cqrs';
import type { Viewer } from '#platform/kernel/context/viewer.ts';
import type { AccountSession } from './list-sessions.schema.ts';

/** The log-ins of one's account, the one that is alive and those before it, newest first. */
export class ListSessions extends Query<AccountSession[]> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}
