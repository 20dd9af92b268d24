import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/button/IconButton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { useDebounced } from '../../../lib/time/use-debounced.ts';

const DEBOUNCE_MS = 250;

/** Writes what is typed into the address, debounced, and follows the address when it changes elsewhere. */
export function QueryField({ value, onChange }: { value: string; onChange(value: string): void }) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const rested = useDebounced(typed, DEBOUNCE_MS);
  // What was typed here last comes back by the address when more may be typed already.
  const written = useRef(value);

  // The field stands in the drawn page before the site listens to it.
  useEffect(() => setTyped((known) => input.current?.value ?? known), []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setTyped(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a debounced change writes; a changed address must not be written back
  useEffect(() => {
    const words = rested.trim();
    if (words === written.current) return;
    written.current = words;
    onChange(words);
  }, [rested]);

  const clear = () => {
    setTyped('');
    input.current?.focus();
  };
  /** What is found is there already, on a phone behind the keyboard. Without scripts the form asks for it by itself. */
  const showFound = (event: FormEvent) => {
    event.preventDefault();
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <search className="block">
      <form
        action="/search"
        onSubmit={showFound}
        className="flex items-center rounded-card bg-high/6 pe-3 transition-colors focus-within:bg-high/10"
      >
        <label className="flex min-w-0 grow items-center gap-3 ps-5">
          <Icon name="search" size={24} className="text-low" />
          <span className="sr-only">{t('search.words')}</span>
          <input
            ref={input}
            type="search"
            name="q"
            dir="auto"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t('search.placeholder')}
            className="h-16 min-w-0 grow bg-transparent text-page-start text-lg font-bold outline-none placeholder:font-normal placeholder:text-low"
          />
        </label>
        {typed && <IconButton icon="close" label={t('search.clear')} onClick={clear} />}
      </form>
    </search>
  );
}
