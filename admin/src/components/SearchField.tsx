import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

const TYPING_PAUSE_MS = 300;

/** Search as you type in the list around it. `/` from anywhere on the page puts the cursor here. */
export function SearchField({ placeholder }: { placeholder: string }) {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const asked: string = filterValues['q'] ?? '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const input = useRef<HTMLInputElement>(null);

  // Changed from outside (a cleared filter, the back button): the field follows.
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== text.trim()) setText(asked);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return;
    const pause = setTimeout(() => {
      const { q: _old, ...others } = filterValues;
      setFilters(wanted ? { ...others, q: wanted } : others, displayedFilters);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, asked, filterValues, displayedFilters, setFilters]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);

  return (
    <OutlinedInput
      size="small"
      value={text}
      inputRef={input}
      placeholder={placeholder}
      onChange={(event) => setText(event.target.value)}
      // Back to the list, where the keys mean something else.
      onKeyDown={(event) => event.key === 'Escape' && input.current?.blur()}
      inputProps={{ 'aria-label': placeholder, dir: 'auto', enterKeyHint: 'search' }}
      sx={{ width: { xs: '100%', sm: 300 }, height: 38, fontSize: { xs: '1rem', sm: '0.875rem' } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" sx={{ color: 'var(--text-low)' }} />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton
            size="small"
            edge="end"
            aria-label={translate('parde.list.clear_search')}
            onClick={() => setText('')}
          >
            <Close fontSize="small" />
          </IconButton>
        )
      }
    />
  );
}
