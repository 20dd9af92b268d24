import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounced } from '../../lib/time/use-debounced.ts';
import { bestTitlesQuery, instantQuery, searchPath, soughtPerson, suggestionsOf } from './instant-query.ts';
import { rememberSearch } from './recent-searches.ts';

const DEBOUNCE_MS = 140;

/** The typed text, its suggestions and the one selected with the arrow keys. */
export function useSuggestions(onClose: () => void) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [literal, setLiteral] = useState<string | null>(null);
  const words = typed.trim();
  const query = useDebounced(words, DEBOUNCE_MS);
  const { data, isFetching, isPlaceholderData } = useQuery(instantQuery(query, literal === query));
  const { data: best } = useQuery(bestTitlesQuery(query ? soughtPerson(data) : undefined));
  const suggestions = suggestionsOf(query, data, best, literal === query);
  // Until the answer is there the rows are still those of the text before: none of them is selected.
  const caughtUp = query === words && !isPlaceholderData;
  const at = caughtUp ? Math.min(chosen, suggestions.length - 1) : -1;

  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
  };
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    if (at < 0) return;
    event.preventDefault();
    const next = (at + step + suggestions.length) % suggestions.length;
    setChosen(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const leave = () => {
    rememberSearch(words);
    onClose();
  };
  const open = () => {
    // Enter pressed before the suggestions have caught up searches for the typed text.
    const target = caughtUp ? suggestions[at]?.to : words && searchPath(words, literal === words);
    if (!target) return;
    navigate(target);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) open();
  };
  const foundNothing = data !== undefined && !isPlaceholderData && data.posts.length + data.people.length === 0;
  return {
    listId,
    typed,
    type,
    query,
    /** What was searched for in place of the query, which came from the keyboard in the other language. */
    shownFor: query && !isPlaceholderData ? data?.shown_for : undefined,
    /** Searches for just what was typed. */
    insist: () => setLiteral(query),
    isFetching,
    suggestions,
    foundNothing,
    at,
    choose: setChosen,
    onKeyDown,
    leave,
  };
}
