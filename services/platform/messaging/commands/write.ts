import type { EntityManager } from 'typeorm';
import type { BundledStatement } from '#platform/database/bundled-query.ts';
import { preparedStatement } from '#platform/database/prepared.ts';

/** What a command writes without wanting an answer: it may go along with other statements. */
export interface Write {
  text: string;
  values: readonly (string | number | boolean | null)[];
  /** Tells what the database's refusal means. @throws whatever it means, or the error itself. */
  refused?: (error: unknown) => never;
}

export async function runWrite(manager: EntityManager, { text, values, refused }: Write): Promise<void> {
  const running = manager.query(text, [...values]);
  await (refused ? running.catch(refused) : running);
}

/** The write as it is sent with others. */
export function bundled({ text, values }: Write): BundledStatement {
  return preparedStatement(
    text,
    values.map((value) => (value === null ? null : String(value))),
  );
}
