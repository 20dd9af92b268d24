import { Global, Module } from '@nestjs/common';
import { PersonGuard } from '../outbox/personal-fields/person-guard.ts';
import { LocalRelay } from '../outbox/relay/local-relay.ts';
import { PositionWaiter } from '../outbox/relay/position-waiter.ts';
import { GroupCommit } from './group-commit/group-commit.ts';
import { IdempotencyStore } from './idempotency.store.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** For processes that take commands; needs the write database. */
@Global()
@Module({
  providers: [UnitOfWork, IdempotencyStore, GroupCommit, PersonGuard, PositionWaiter, LocalRelay],
  exports: [UnitOfWork, PersonGuard, PositionWaiter, LocalRelay],
})
export class UnitOfWorkModule {}
