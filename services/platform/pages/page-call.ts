/** A call of a page to the API, as the renderer's thread sends it. */
export interface PageCall {
  method: 'GET' | 'POST';
  /** Path, and the question after it. */
  path: string;
  /** JSON; null for GET. */
  body: string | null;
}

export interface PageAnswer {
  status: number;
  body: string;
}

/** Asks the API of this very process. */
export type AskApi = (call: PageCall) => Promise<PageAnswer>;
