import { ACCOUNT_MUTANTS } from './list/accounts.ts';
import { DELIVERY_MUTANTS } from './list/delivery.ts';
import { DOOR_MUTANTS } from './list/doors.ts';
import { DOWNLOAD_MUTANTS } from './list/downloads.ts';
import { NOTIFICATION_MUTANTS } from './list/notifications.ts';
import { PAYMENT_MUTANTS } from './list/payments.ts';
import { SEARCH_MUTANTS } from './list/search.ts';
import { SUBTITLE_MUTANTS } from './list/subtitles.ts';
import { WATCHING_MUTANTS } from './list/watching.ts';
import type { Mutant } from './mutant.ts';

export const MUTANTS: readonly Mutant[] = [
  ...DELIVERY_MUTANTS,
  ...DOOR_MUTANTS,
  ...ACCOUNT_MUTANTS,
  ...PAYMENT_MUTANTS,
  ...DOWNLOAD_MUTANTS,
  ...WATCHING_MUTANTS,
  ...SUBTITLE_MUTANTS,
  ...NOTIFICATION_MUTANTS,
  ...SEARCH_MUTANTS,
];
