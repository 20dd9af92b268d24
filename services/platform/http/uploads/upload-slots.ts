/** Files that may arrive at one time, in one process: what they take of the disk is bounded by it. */
const MAX_SLOTS = 32;
const MAX_SLOTS_OF_ONE = 2;
/** Of those, for senders who are not known yet: whoever has many addresses leaves room for members. */
const MAX_SLOTS_OF_STRANGERS = 16;

/** An account by its number; who is not known yet by the address. */
export type UploadSender = number | string;

/** Who may be sending a file just now. */
export class UploadSlots {
  private readonly held = new Map<UploadSender, number>();
  private count = 0;
  private strangers = 0;

  /** @returns false when too many arrive already, from all, from strangers or from this sender. */
  take(sender: UploadSender): boolean {
    const own = this.held.get(sender) ?? 0;
    const isStranger = typeof sender === 'string';
    if (this.count >= MAX_SLOTS || own >= MAX_SLOTS_OF_ONE) return false;
    if (isStranger && this.strangers >= MAX_SLOTS_OF_STRANGERS) return false;
    this.held.set(sender, own + 1);
    this.count += 1;
    if (isStranger) this.strangers += 1;
    return true;
  }

  free(sender: UploadSender): void {
    const own = (this.held.get(sender) ?? 1) - 1;
    if (own > 0) this.held.set(sender, own);
    else this.held.delete(sender);
    this.count -= 1;
    if (typeof sender === 'string') this.strangers -= 1;
  }
}
