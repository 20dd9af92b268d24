import pg from 'pg';

/** The driver's connection, as far as a bundle speaks with it. */
export interface Wire {
  stream: { cork(): void; uncork(): void };
  /** What the server has prepared for the connection: name → text. */
  parsedStatements: Readonly<Record<string, string>>;
  bind(prepared: { statement: string; values?: readonly (string | null)[] }): void;
  execute(portal: { rows?: number }): void;
  sync(): void;
}

/** A prepared statement that goes along with another one; nobody wants its result, and its values are texts. */
export interface BundledStatement {
  name: string;
  text: string;
  values?: readonly (string | null)[];
}

/** The driver's own query, of which its types say little. */
interface DriverQuery {
  submit(wire: Wire): Error | null;
  _getRows(wire: Wire, rows?: number): void;
  handleDataRow(message: unknown): void;
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
    private readonly before: readonly BundledStatement[],
    private readonly behind: readonly BundledStatement[],
  ) {
    super(config);
  }

  override submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const statement of this.before) execute(wire, statement);
      return super.submit(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  override _getRows(wire: Wire): void {
    wire.execute({});
    for (const statement of this.behind) execute(wire, statement);
    wire.sync();
  }

  /** Only the statement's own result is anybody's. */
  override handleDataRow(message: unknown): void {
    if (this.completed === this.before.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.completed === this.before.length) super.handleCommandComplete(message, wire);
    this.completed += 1;
  }
}

function execute(wire: Wire, { name, values = [] }: BundledStatement): void {
  wire.bind({ statement: name, values });
  wire.execute({});
}
