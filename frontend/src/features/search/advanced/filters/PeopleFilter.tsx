import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Name, PersonRef } from '../../../../api/types.ts';
import { Chip } from '../../../../components/button/Chip.tsx';
import { toast } from '../../../../components/feedback/toasts/toast-store.ts';
import { CONTROL_STYLE } from '../../../../components/form/control-style.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { Portrait } from '../../../../components/picture/Portrait.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { useDebounced } from '../../../../lib/time/use-debounced.ts';
import type { PickedPerson } from '../search-filter.ts';
import { MAX_PICKED } from '../search-limits.ts';
import { type PeopleRole, peopleSearchQuery } from '../search-queries.ts';
import type { SearchControl } from '../use-search-state.ts';
import { FilterSection } from './FilterSection.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const nameKey = (id: number) => ['person-name', id];

/** Adds people to the search; rejects duplicates and is disabled at the maximum (specification §5). */
export function PeopleFilter({ kind, control }: { kind: PeopleRole; control: SearchControl }) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const client = useQueryClient();
  const picked = control.state[kind];
  const closed = picked.length >= MAX_PICKED[kind];
  // In the input it would open the keyboard of a phone.
  const { part: section, keepFocus } = useKeptFocus<HTMLFieldSetElement>();
  const set = (people: PickedPerson[]) =>
    control.change(kind === 'actors' ? { actors: people } : { directors: people });

  const add = ({ id, slug, name }: PersonRef) => {
    keepFocus();
    if (picked.some((person) => person.id === id)) {
      toast.info(t('filter.already'));
      return;
    }
    client.setQueryData(nameKey(id), name);
    set([...picked, { id, slug }]);
  };
  const remove = (person: PickedPerson) => {
    keepFocus();
    set(picked.filter(({ id }) => id !== person.id));
  };

  return (
    <FilterSection ref={section} title={t(`filter.${kind}`)}>
      {picked.map((person) => (
        <PickedChip key={person.id} person={person} onRemove={() => remove(person)} />
      ))}
      {closed ? (
        <p className="w-full text-xs text-low">{t('filter.enough', { number: format.number(MAX_PICKED[kind]) })}</p>
      ) : (
        <PersonInput kind={kind} onPick={add} />
      )}
    </FilterSection>
  );
}

/** A person in a shared address is known by the slug until someone looks them up. */
function PickedChip({ person, onRemove }: { person: PickedPerson; onRemove(): void }) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  const known = useQueryClient().getQueryData<Name>(nameKey(person.id));
  const fallback = person.slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return (
    <Chip selected onClick={onRemove} action title={t('filter.remove')}>
      {known ? nameOf(known) : fallback}
      <Icon name="close" size={16} />
    </Chip>
  );
}

function PersonInput({ kind, onPick }: { kind: PeopleRole; onPick(person: PersonRef): void }) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), 200);
  const { data: people } = useQuery(peopleSearchQuery(kind, query));
  const pick = (person: PersonRef) => {
    onPick(person);
    setTyped('');
  };
  return (
    <div className="w-full">
      <input
        type="search"
        dir="auto"
        aria-label={t(`filter.${kind}`)}
        placeholder={t('filter.personName')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${CONTROL_STYLE} text-page-start text-sm!`}
      />
      {typed.trim() !== '' && people && (
        <ul className="fade-in mt-1.5 rounded-card bg-surface-3 p-1.5">
          {people.length === 0 && <li className="px-3 py-2 text-sm text-low">{t('filter.nobody')}</li>}
          {people.map((person) => (
            <li key={person.id}>
              <button
                type="button"
                onClick={() => pick(person)}
                className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-start text-sm hover:bg-high/10"
              >
                <span className="w-8">
                  <Portrait path={person.avatar_path} tint={person.tint} sizes="32px" />
                </span>
                {nameOf(person.name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
