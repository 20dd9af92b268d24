import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { instantQuery, suggestionsOf } from './instant-query';
import { useDebounced } from './use-debounced';

const PAUSE_MS = 140;

/** What is typed, what is found for it, and which of it the arrow keys have reached. */
export function useSuggestions(onClose: () => void) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const words = typed.trim();
  const query = useDebounced(words, PAUSE_MS);
  const { data, isFetching } = useQuery(instantQuery(query));
  const suggestions = suggestionsOf(query, data);
  const at = Math.min(chosen, suggestions.length - 1);

  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    if (suggestions.length === 0) return;
    event.preventDefault();
    const next = (at + step + suggestions.length) % suggestions.length;
    setChosen(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const open = () => {
    // Someone who types fast and presses Enter means what they typed, not what was found for half of it.
    const target = query === words ? suggestions[at]?.to : words && `/search?q=${encodeURIComponent(words)}`;
    if (!target) return;
    navigate(target);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) open();
  };
  const nothingElse = suggestions.length === 1 && data !== undefined;
  return { listId, typed, type, query, isFetching, suggestions, nothingElse, at, choose: setChosen, onKeyDown };
}
