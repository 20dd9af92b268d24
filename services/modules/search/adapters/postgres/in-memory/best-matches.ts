interface Match {
  tier: number;
  popularity: number;
  id: number;
}

/** Collects what is found. */
export interface Matches {
  offer(tier: number, popularity: number, id: number): void;
  /** Each document once, best first. */
  readonly matches: readonly Match[];
}

/** More are put in order at the end. */
const MAX_IN_ORDER = 100;

/** @param most so many are wanted. */
export function matchesOf(most: number): Matches {
  return most <= MAX_IN_ORDER ? new BestMatches(most) : new AllMatches();
}

/** The best few of the documents that are offered, each once: by tier, then popularity, then id. */
export class BestMatches implements Matches {
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

class AllMatches implements Matches {
  private readonly found = new Map<number, Match>();

  get matches(): readonly Match[] {
    return [...this.found.values()].sort(
      (one, other) => one.tier - other.tier || other.popularity - one.popularity || one.id - other.id,
    );
  }

  offer(tier: number, popularity: number, id: number): void {
    const known = this.found.get(id);
    if (!known) this.found.set(id, { tier, popularity, id });
    else if (tier < known.tier) known.tier = tier;
  }
}
