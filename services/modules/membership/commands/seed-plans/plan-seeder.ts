import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { SeedPlans } from './seed-plans.command.ts';

/** Sees to it, at every start, that the site has plans. */
@Injectable()
export class PlanSeeder implements OnApplicationBootstrap {
  constructor(private readonly commands: CommandBus) {}

  onApplicationBootstrap(): Promise<void> {
    return this.commands.execute(new SeedPlans(systemSender('seed plans')));
  }
}
