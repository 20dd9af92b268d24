/** The positions of the last events, two generations of them: the elder is forgotten as a whole. */
export class RecentPositions {
  private recent = new Map<string, number>();
  private former: ReadonlyMap<string, number> = new Map();

  /**
   * @param generation so many events are remembered at least, and twice as many at most.
   * @param onTurn called each time some are forgotten, and once before that: nothing is forgotten without two of them.
   */
  constructor(
    private readonly generation: number,
    private readonly onTurn: () => void,
  ) {}

  of(eventId: string): number | undefined {
    return this.recent.get(eventId) ?? this.former.get(eventId);
  }

  remember(eventId: string, position: number): void {
    this.recent.set(eventId, position);
    if (this.recent.size < this.generation) return;
    this.former = this.recent;
    this.recent = new Map();
    this.onTurn();
  }
}
