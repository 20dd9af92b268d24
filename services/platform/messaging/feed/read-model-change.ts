/** What a projection's commit tells the queries processes. */
export interface ReadModelChange {
  projections: string[];
  partition: string;
  /** Position that each of the projections has reached. */
  position: number;
  /** Tags of documents that changed; null means any document may have. */
  tags: string[] | null;
}

/** PostgreSQL refuses notification payloads of 8,000 bytes or more. */
const MAX_PAYLOAD = 7_500;

export function encodeChange(change: ReadModelChange): string {
  const tags = change.tags ? [...new Set(change.tags)] : null;
  const payload = JSON.stringify({ ...change, tags });
  return Buffer.byteLength(payload) < MAX_PAYLOAD ? payload : JSON.stringify({ ...change, tags: null });
}

export function decodeChange(payload: string): ReadModelChange {
  return JSON.parse(payload) as ReadModelChange;
}
