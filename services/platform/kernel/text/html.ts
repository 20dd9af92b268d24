const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is HTML already and needs no escaping. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

function escaped(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** HTML with holes: whatever goes into a hole is escaped unless it is Html itself. Attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(strings.reduce((text, part, index) => text + escaped(values[index - 1]) + part));
}
