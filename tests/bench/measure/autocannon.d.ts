/** The part of autocannon that the benchmarks use; the package ships no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method: 'GET' | 'POST';
      path: string;
      headers?: Record<string, string>;
      body?: string;
    }
    interface Client {
      setRequests(requests: Request[]): void;
      on(event: 'response', listener: (status: number, bytes: number, milliseconds: number) => void): void;
      on(event: 'done', listener: () => void): void;
    }
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration?: number;
      /** Requests, over all connections; then `duration` does not count. */
      amount?: number;
      /** How often the end is looked for, in milliseconds. */
      sampleInt?: number;
      setupClient: (client: Client) => void;
    }
    interface Result {
      errors: number;
      non2xx: number;
    }
  }
  function autocannon(options: autocannon.Options): PromiseLike<autocannon.Result> & { stop(): void };
  export = autocannon;
}
