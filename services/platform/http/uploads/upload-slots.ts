/** Files that may arrive at one time, in one process: what they take of the disk is bounded by it. */
const MAX_SLOTS = 32;
const MAX_SLOTS_OF_ONE = 2;

/** Who may be sending a file just now. */
export class UploadSlots {
  private readonly held = new Map<number, number>();
  private count = 0;

  /** @returns false when too many arrive already, from all or from this sender. */
  take(sender: number): boolean {
    const own = this.held.get(sender) ?? 0;
    if (this.count >= MAX_SLOTS || own >= MAX_SLOTS_OF_ONE) return false;
    this.held.set(sender, own + 1);
    this.count += 1;
    return true;
  }

  free(sender: number): void {
    const own = (this.held.get(sender) ?? 1) - 1;
    if (own > 0) this.held.set(sender, own);
    else this.held.delete(sender);
    this.count -= 1;
  }
}
