import type { DynamicModule } from '@nestjs/common';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { ObservedCommandBus } from './observed-command-bus.ts';
import { ObservedQueryBus } from './observed-query-bus.ts';

/** The command bus and the query bus of a process. */
export function buses(): DynamicModule {
  const cqrs = CqrsModule.forRoot();
  const observed = [
    { provide: CommandBus, useClass: ObservedCommandBus },
    { provide: QueryBus, useClass: ObservedQueryBus },
  ];
  return { ...cqrs, providers: [...(cqrs.providers ?? []), ...observed] };
}
