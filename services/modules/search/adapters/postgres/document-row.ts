import type { MatchRow } from './match-sql.ts';

/** A title or a person, as the index's tables name them. */
export type DocumentRow = Pick<MatchRow, 'kind' | 'id'>;
/** As the database has it. */
export type CardRow = DocumentRow & { card: string };

/** One number for both kinds, whose ids are not each other's. */
export function documentNumber({ kind, id }: DocumentRow): number {
  return 2 * id + kind - 1;
}
