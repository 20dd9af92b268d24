import type { ComponentProps } from 'react';
import type { ConsoleTitle, PostType } from '../../api/types.ts';
import { likeliestFirst } from './chosen-titles.ts';
import { RecordSearch } from './RecordSearch.tsx';
import { useTitleLabel } from './use-title-label.tsx';

type SearchProps = ComponentProps<typeof RecordSearch<ConsoleTitle>>;

interface TitleSearchProps
  extends Pick<SearchProps, 'onPick' | 'onNew' | 'autoFocus'>,
    Partial<Pick<SearchProps, 'chosen' | 'inputRef' | 'error'>> {
  postType?: PostType | undefined;
  words: Omit<SearchProps['words'], 'none'>;
}

const NONE: ReadonlySet<number> = new Set();

/** Finds titles by their names. */
export function TitleSearch({ postType, words, chosen = NONE, inputRef = null, error, ...rest }: TitleSearchProps) {
  const labelOf = useTitleLabel();
  return (
    <RecordSearch<ConsoleTitle>
      resource="titles"
      filter={postType && { post_type: postType }}
      sorted={likeliestFirst}
      labelOf={labelOf}
      chosen={chosen}
      words={{ none: 'parde.curation.nothing_found', ...words }}
      inputRef={inputRef}
      error={error}
      {...rest}
    />
  );
}
