import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';
import { deletions, isSpellable } from '../../../domain/spelling/spelling.ts';

/**
 * Forgets those of the words that no name has any more: the index then is what its documents are, whatever they were before.
 * A name's tails are kept from each of its words on, so a word that is used begins one.
 */
export async function unlearnWords(words: readonly string[], transaction: ProjectionTransaction): Promise<void> {
  const spellable = words.filter(isSpellable);
  if (spellable.length === 0) return;
  const unused = await transaction.query<{ word: string }>(
    `select word from unnest($1::text[]) as w(word)
      where not exists (select from search_name n where n.kind in (1, 2)
        and n.key >= w.word collate "C" and n.key < w.word || chr(1114111) collate "C"
        and split_part(n.tail, ' ', 1) = w.word)`,
    [spellable],
  );
  const rows = unused.flatMap(({ word }) => deletions(word).map((variant) => ({ variant, word })));
  await transaction.query(
    `delete from search_spelling s using unnest($1::text[], $2::text[]) as gone(variant, word)
      where s.variant = gone.variant and s.word = gone.word`,
    [rows.map((row) => row.variant), rows.map((row) => row.word)],
  );
}
