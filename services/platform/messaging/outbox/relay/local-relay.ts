import { Injectable } from '@nestjs/common';

export interface NumberedEvent {
  id: string;
  position: number;
}

interface Listener {
  /** Each batch that was numbered, once. */
  numbered(events: readonly NumberedEvent[]): void;
  /** It leads no more; of its last batch nothing may have been heard. */
  gone(): void;
}

interface LeadingRelay {
  /** There is something to number. */
  wake(): void;
  /** Others have numbered these. */
  numberedBeside(events: readonly NumberedEvent[]): void;
}

/**
 * The relay of this very process, while it leads. The commands beside it wake it and hear of positions directly, which
 * spares the database a hint, a notification and a look-up for each. Elsewhere, and for all others, these remain the way.
 */
@Injectable()
export class LocalRelay {
  private relay: LeadingRelay | null = null;
  private readonly listeners: Listener[] = [];

  get leads(): boolean {
    return this.relay !== null;
  }

  /** For who waits for positions, and for who does what commands have left to be done. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** @returns false where no relay of this process leads. */
  wake(): boolean {
    this.relay?.wake();
    return this.leads;
  }

  /** For the relay: it leads from now on. */
  lead(relay: LeadingRelay): void {
    this.relay = relay;
  }

  /** For commands that have given their own events their positions (`saveNumbered`), once they are committed. */
  numbered(events: readonly NumberedEvent[]): void {
    this.relay?.numberedBeside(events);
    this.tell(events);
  }

  tell(events: readonly NumberedEvent[]): void {
    for (const listener of this.listeners) listener.numbered(events);
  }

  stepDown(): void {
    if (!this.leads) return;
    this.relay = null;
    for (const listener of this.listeners) listener.gone();
  }
}
