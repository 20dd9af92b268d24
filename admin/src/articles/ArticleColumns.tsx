import { SelectInput } from 'react-admin';
import type { ArticleTexts } from '../api/types.ts';
import { SearchFilter } from '../components/list/filters/SearchFilter.tsx';

export const ARTICLE_FILTERS = [
  <SearchFilter key="q" source="q" placeholder="parde.articles.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="parde.articles.state"
    emptyText="parde.articles.any_state"
    choices={['draft', 'scheduled', 'published'].map((id) => ({ id, name: `parde.articles.states.${id}` }))}
    alwaysOn
  />,
];

/** The titles for a cell: one in the reader's language, the other small below. */
export function titlesOf(language: string, { fa, en }: ArticleTexts): { main: string; other: string | null } {
  const [first, second] = language === 'fa' ? [fa?.title, en?.title] : [en?.title, fa?.title];
  return { main: first || second || '—', other: first ? second || null : null };
}
