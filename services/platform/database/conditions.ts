/** The `where` of a query whose conditions depend on what was asked. Values go as parameters, never into the text. */
export class Conditions {
  readonly parameters: unknown[] = [];
  private readonly texts: string[] = [];

  /** Adds a condition if there is a value for it. @param text gives the SQL, from the parameter's place (`$1`). */
  add<Value>(value: Value | undefined, text: (place: string) => string): this {
    if (value === undefined) return this;
    this.parameters.push(value);
    this.texts.push(text(`$${this.parameters.length}`));
    return this;
  }

  /** SQL of our own, true of a row when all conditions are. */
  toString(): string {
    return this.texts.join(' and ') || 'true';
  }
}
