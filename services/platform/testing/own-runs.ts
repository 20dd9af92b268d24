import type { INestApplicationContext } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';

/** Takes every scheduled job off the clock, so that a test's own runs are the only ones. */
export function onlyOwnRuns(app: INestApplicationContext): void {
  const scheduler = app.get(SchedulerRegistry, { strict: false });
  for (const name of scheduler.getIntervals()) scheduler.deleteInterval(name);
  for (const name of scheduler.getTimeouts()) scheduler.deleteTimeout(name);
}
