import type { INestApplicationContext } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Takes scheduled jobs off the clock, so that a test's own runs of them are the only ones. */
export function onlyOwnRuns(app: INestApplicationContext, ...jobs: string[]): void {
  const scheduler = app.get(SchedulerRegistry);
  for (const name of jobs) {
    if (scheduler.doesExist('interval', name)) scheduler.deleteInterval(name);
    else scheduler.deleteTimeout(name);
  }
}
