/** The processes that visitors reach through the edge. */
export type EdgeProcess = 'commands' | 'queries' | 'media' | 'workers';

export interface ServedRoute {
  process: EdgeProcess;
  method: string;
  /** With `:parameter` in it. */
  path: string;
  /** Whether a request with an Idempotency-Key may be sent twice. */
  repeatable: boolean;
  /** The largest file that it takes. */
  uploadBytes?: number | undefined;
}
