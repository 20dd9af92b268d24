import { type KeyboardEvent as ReactKeyboardEvent, useRef } from 'react';
import { SearchInput, type SearchInputProps, useTranslate } from 'react-admin';
import { useSlashFocus } from './use-slash-focus.ts';

interface SearchFilterProps extends SearchInputProps {
  /** A translation key. */
  placeholder: string;
}

/** Search as you type in the list around it. `/` from anywhere on the page puts the cursor here, Escape leaves it. */
export function SearchFilter({ placeholder, ...props }: SearchFilterProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useSlashFocus(input);
  const words = translate(placeholder);
  const leave = (event: ReactKeyboardEvent) => event.key === 'Escape' && input.current?.blur();
  return (
    <SearchInput
      {...props}
      placeholder={words}
      onKeyDown={leave}
      slotProps={{ htmlInput: { ref: input, 'aria-label': words, dir: 'auto', enterKeyHint: 'search' } }}
    />
  );
}
