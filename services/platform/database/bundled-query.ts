import pg from 'pg';

/** The driver's connection, as far as a bundle speaks with it. */
export interface Wire {
  stream: { cork(): void; uncork(): void };
  /** What the server has prepared for the connection: name → text. */
  parsedStatements: Readonly<Record<string, string>>;
  bind(prepared: { statement: string }): void;
  execute(portal: { rows?: number }): void;
  sync(): void;
}

/** The driver's own query, of which its types say little. */
interface DriverQuery {
  submit(wire: Wire): Error | null;
  _getRows(wire: Wire, rows?: number): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
const DriverQuery = pg.Query as unknown as new (config: pg.QueryConfig) => DriverQuery;

/**
 * One prepared statement with what opens its transaction before it and what ends it behind it: sent in one go and answered in
 * one. When one of them fails the server leaves out those behind it. What stands around it has been prepared before.
 */
export class BundledQuery extends DriverQuery {
  private completed = 0;

  constructor(
    config: pg.QueryConfig,
    private readonly before: readonly string[],
    private readonly behind: readonly string[],
  ) {
    super(config);
  }

  override submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const name of this.before) execute(wire, name);
      return super.submit(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  override _getRows(wire: Wire): void {
    wire.execute({});
    for (const name of this.behind) execute(wire, name);
    wire.sync();
  }

  /** Only the statement's own result is anybody's. */
  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.completed === this.before.length) super.handleCommandComplete(message, wire);
    this.completed += 1;
  }
}

function execute(wire: Wire, name: string): void {
  wire.bind({ statement: name });
  wire.execute({});
}
