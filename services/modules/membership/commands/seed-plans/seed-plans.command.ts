import { Command } from '#platform/messaging/commands/command.ts';

/** Puts the default plans into a site that has none: as events, so that a rebuild has them too. */
export class SeedPlans extends Command<void> {}
