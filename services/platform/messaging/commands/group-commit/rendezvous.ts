/** How long somebody waits for those who are on their way, in milliseconds. */
const WAIT_MS = 4;

/** Somebody who has set out for a rendezvous. */
export interface Coming {
  /** Ends when everybody has come who had set out, or after a moment. */
  arrive(): Promise<void>;
  /** Does not come, or not any more; said as often as one likes. */
  stayAway(): void;
}

/** Lets those go on together who come at about the same time; who is alone does not wait. */
export class Rendezvous {
  private onTheirWay = 0;
  private departure: PromiseWithResolvers<void> | null = null;
  private timer: NodeJS.Timeout | undefined;

  setOut(): Coming {
    let coming = true;
    this.onTheirWay += 1;
    const stayAway = () => {
      if (!coming) return;
      coming = false;
      this.onTheirWay -= 1;
      if (this.onTheirWay === 0) this.depart();
    };
    const arrive = () => {
      const { promise } = this.nextDeparture();
      stayAway();
      return promise;
    };
    return { arrive, stayAway };
  }

  private nextDeparture(): PromiseWithResolvers<void> {
    if (this.departure) return this.departure;
    this.timer = setTimeout(() => this.depart(), WAIT_MS);
    this.departure = Promise.withResolvers<void>();
    return this.departure;
  }

  private depart(): void {
    clearTimeout(this.timer);
    this.departure?.resolve();
    this.departure = null;
  }
}
