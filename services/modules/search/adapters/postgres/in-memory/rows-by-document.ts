/** Some of a table's rows by the documents that they are of. */
export class RowsByDocument {
  private readonly rows: Int32Array;
  /** By id, where a document's rows begin; the next one's beginning is their end. */
  private readonly starts: Uint32Array;

  /** @param ids of the documents of all rows. @param isWanted whether a row is one of these. */
  constructor(ids: ArrayLike<number>, isWanted: (row: number) => boolean = () => true) {
    let last = -1;
    for (let row = 0; row < ids.length; row++) last = Math.max(last, ids[row]!);
    this.starts = new Uint32Array(last + 2);
    for (let row = 0; row < ids.length; row++) if (isWanted(row)) this.starts[ids[row]! + 1]!++;
    for (let id = 0; id <= last; id++) this.starts[id + 1]! += this.starts[id]!;
    this.rows = new Int32Array(this.starts[last + 1]!);
    const next = this.starts.slice();
    for (let row = 0; row < ids.length; row++) if (isWanted(row)) this.rows[next[ids[row]!]!++] = row;
  }

  of(id: number): Int32Array {
    return this.rows.subarray(this.starts[id], this.starts[id + 1]);
  }
}
