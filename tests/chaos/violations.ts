/** Everything that must never happen and did. */
export class Violations {
  readonly list: { invariant: string; what: string }[] = [];

  /** @param invariant its number in the specification of reliability, or `recovery`, `crash`. */
  add(invariant: string, what: string): void {
    this.list.push({ invariant, what });
  }

  /** Many of one kind are told by their number and the first few. */
  addAll(invariant: string, what: string, cases: readonly string[]): void {
    if (cases.length > 0) this.add(invariant, `${what}: ${cases.length} (${cases.slice(0, 3).join('; ')})`);
  }
}
