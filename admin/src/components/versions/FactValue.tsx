import { useReference, useTranslate } from 'react-admin';
import type { ConsolePerson } from '../../api/types.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { UploadedPicture } from '../../providers/picture-commands.ts';
import { CutPicture } from '../pictures/CutPicture.tsx';
import { useName } from '../use-name.ts';

interface FactValueProps {
  value: unknown;
  /** Whether its numbers are people. */
  people?: boolean;
}

/** A fact of a version in a line: a text, a text in both languages, or a row of such. */
export function FactValue({ value, people = false }: FactValueProps) {
  const translate = useTranslate();
  const comma = useLanguage() === 'fa' ? '، ' : ', ';
  if (value === null || value === undefined || value === '') return translate('parde.states.none');
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (typeof value === 'number' && people) return <PersonOf id={value} />;
  if (typeof value !== 'object') return <bdi>{String(value)}</bdi>;
  if (isPicture(value)) return <CutPicture picture={value} shape={SQUARE} height={72} alt="" />;
  const parts = Array.isArray(value) ? value : Object.values(value).filter((part) => part !== null);
  if (parts.length === 0) return translate('parde.states.none');
  const asPeople = (place: number) => people && (Array.isArray(value) || Object.keys(value)[place] === 'person_id');
  const between = Array.isArray(value) ? comma : ' · ';
  return parts.map((part, place) => (
    <span key={place}>
      {place > 0 && between}
      <FactValue value={part} people={asPeople(place)} />
    </span>
  ));
}

const SQUARE = { width: 1, height: 1 };

function isPicture(value: object): value is UploadedPicture {
  return 'key' in value && 'crop' in value;
}

function PersonOf({ id }: { id: number }) {
  const translate = useTranslate();
  const nameOf = useName();
  const { referenceRecord: person } = useReference<ConsolePerson>({ reference: 'people', id });
  return <bdi>{person ? nameOf(person.name).main : translate('parde.people.number', { id })}</bdi>;
}
