import type { Sender } from '#platform/kernel/context/sender.ts';
import { Command } from '#platform/messaging/commands/command.ts';

export interface FulfilRequestsResult {
  fulfilled: number;
  /** Where the next look begins; null when it was the last. */
  next: number | null;
}

/** Requests whose titles have come meanwhile are fulfilled, some at a time. */
export class FulfilRequests extends Command<FulfilRequestsResult> {
  constructor(
    override readonly sender: Sender,
    /** Id of the last request looked at. */
    readonly after: number,
    readonly max: number,
  ) {
    super(sender);
  }
}
