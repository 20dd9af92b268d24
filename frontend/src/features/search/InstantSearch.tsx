import { Dialog } from 'radix-ui';
import { Fragment, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button/IconButton.tsx';
import { Spinner } from '../../components/button/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { useBackCloses } from '../../components/overlay/use-back-closes.ts';
import { useFocusReturn } from '../../components/overlay/use-focus-return.ts';
import { EmptyBox } from './EmptyBox.tsx';
import { ShownFor } from './ShownFor.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** Where touch writes, the keyboard on the screen would come back over what was found. */
const WITH_KEYS = '(pointer: fine)';

/** Search overlay with suggestions while typing. Arrow keys select, Enter opens, Escape closes. */
export default function InstantSearch({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('search');
  useBackCloses(true, onClose);
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade-in fixed inset-0 z-40 bg-black/70 [backdrop-filter:blur(8px)]" />
        <Dialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className="rise-in fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh flex-col overflow-hidden bg-surface-2 shadow-float outline-none max-md:h-dvh md:top-[8vh] md:max-h-[80vh] md:w-[min(680px,92vw)] md:rounded-panel"
        >
          <Dialog.Title className="sr-only">{t('nav.search')}</Dialog.Title>
          <SearchBox onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SearchBox({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('search');
  const search = useSuggestions(onClose);
  const field = useRef<HTMLInputElement>(null);
  // What is pressed goes with what it brings, and the keys are to go on choosing.
  const goOn = (then: () => void) => {
    if (matchMedia(WITH_KEYS).matches) field.current?.focus();
    then();
  };
  const { listId, suggestions, at } = search;
  const nearestAt = suggestions.findIndex((each) => each.kind !== 'all' && each.isNearest);
  return (
    <>
      <SearchLine field={field} search={search} onClose={onClose} />
      {search.shownFor && <ShownFor text={search.shownFor} typed={search.query} onTyped={() => goOn(search.insist)} />}
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.found')}
        className="overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {suggestions.map((suggestion, index) => (
          <Fragment key={suggestion.key}>
            {index === nearestAt && (
              <p role="presentation" className="px-3 pt-4 pb-1 text-xs text-low">
                {t('search.nearest')}
              </p>
            )}
            <SuggestionRow
              id={`${listId}-${index}`}
              suggestion={suggestion}
              query={search.shownFor ?? search.query}
              typed={search.query}
              chosen={index === at}
              foundNothing={search.foundNothing}
              onPoint={() => search.choose(index)}
              onOpen={search.leave}
            />
          </Fragment>
        ))}
      </div>
      {suggestions.length === 0 && <EmptyBox onSearch={(text) => goOn(() => search.type(text))} onClose={onClose} />}
    </>
  );
}

interface LineProps {
  field: Ref<HTMLInputElement>;
  search: ReturnType<typeof useSuggestions>;
  onClose(): void;
}

function SearchLine({ field, search, onClose }: LineProps) {
  const { t } = useTranslation('search');
  const { listId, suggestions, at } = search;
  return (
    <div className="flex items-center gap-2 border-b border-hairline ps-5 pe-2">
      {search.isFetching ? <Spinner size={22} /> : <Icon name="search" className="text-low" />}
      <input
        ref={field}
        role="combobox"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={at < 0 ? undefined : `${listId}-${at}`}
        aria-autocomplete="list"
        aria-label={t('nav.search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        dir="auto"
        placeholder={t('search.placeholder')}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={search.onKeyDown}
        className="h-16 min-w-0 grow bg-transparent text-page-start text-base text-high outline-none placeholder:text-low"
      />
      <IconButton icon="close" label={t('close')} onClick={onClose} />
    </div>
  );
}
