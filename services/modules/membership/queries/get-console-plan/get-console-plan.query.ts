import { Query } from '@nestjs/cqrs';
import type { ConsolePlan } from '../list-console-plans/console-plan.schema.ts';

export class GetConsolePlan extends Query<ConsolePlan> {
  constructor(readonly id: number) {
    super();
  }
}
