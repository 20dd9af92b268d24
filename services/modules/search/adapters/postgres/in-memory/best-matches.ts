interface Match {
  tier: number;
  popularity: number;
  id: number;
}

/** The best few of the documents that are offered, each once: by tier, then popularity, then id. */
export class BestMatches {
  private readonly found: Match[] = [];

  constructor(private readonly most: number) {}

  /** Best first. */
  get matches(): readonly Match[] {
    return this.found;
  }

  offer(tier: number, popularity: number, id: number): void {
    const { found, most } = this;
    if (found.length === most && !this.isBefore(most - 1, tier, popularity, id)) return;
    const known = found.findIndex((match) => match.id === id);
    if (known >= 0) {
      if (!this.isBefore(known, tier, popularity, id)) return;
      found.splice(known, 1);
    }
    let place = found.length;
    while (place > 0 && this.isBefore(place - 1, tier, popularity, id)) place--;
    found.splice(place, 0, { tier, popularity, id });
    if (found.length > most) found.pop();
  }

  /** Whether what is offered is better than the match at this place. */
  private isBefore(place: number, tier: number, popularity: number, id: number): boolean {
    const match = this.found[place];
    if (!match) return false;
    if (match.tier !== tier) return tier < match.tier;
    return match.popularity === popularity ? id < match.id : popularity > match.popularity;
  }
}
