import { useReference, useTranslate } from 'react-admin';
import type { ConsolePerson, ConsoleTitle } from '../../../api/types.ts';
import { useFormat } from '../../../format/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { UploadedPicture } from '../../../providers/commands/catalogue/picture-commands.ts';
import { Moment } from '../../Moment.tsx';
import { useName } from '../../names/use-name.ts';
import { useAmounts } from '../../payments/use-amounts.ts';
import { CutPicture } from '../../pictures/CutPicture.tsx';
import type { Meaning, NumberMeaning, Referenced } from '../meanings/meaning.ts';

interface FactValueProps {
  value: unknown;
  /** Of the record; a clash names a part of it as well, `name_en`. */
  field: string;
  meaning: Meaning;
}

/** A fact of a version in a line: a text, a text in both languages, or a row of such. */
export function FactValue({ value, field, meaning }: FactValueProps) {
  return <Value value={value} of={meaning.numbers?.[field]} choices={meaning.choices?.[field]} />;
}

interface ValueProps {
  value: unknown;
  /** What its numbers are. */
  of?: NumberMeaning | undefined;
  /** Where its words are. */
  choices?: string | undefined;
}

/** Within rows the field says what its number is. */
const NUMBERS: Record<string, NumberMeaning> = {
  person_id: 'people',
  nominees: 'people',
  title_id: 'titles',
  gross: 'million_dollars',
};
const SQUARE = { width: 1, height: 1 };
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function Value({ value, of, choices }: ValueProps) {
  const translate = useTranslate();
  const format = useFormat();
  if (value === null || value === undefined || value === '') return translate('parde.states.none');
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  if (typeof value === 'object') return <Parts value={value} of={of} choices={choices} />;
  const text = String(value);
  if (choices) return translate(`${choices}.${text}`, { _: text });
  if (typeof value === 'number') return <NumberValue value={value} of={of} />;
  if (MOMENT.test(text)) return <Moment at={text} />;
  return <bdi>{DAY.test(text) ? format.date(text) : text}</bdi>;
}

function Parts({ value, of, choices }: ValueProps & { value: object }) {
  const translate = useTranslate();
  const comma = useLanguage() === 'fa' ? '، ' : ', ';
  if (isPicture(value)) return <CutPicture picture={value} shape={SQUARE} height={72} alt="" />;
  const between = Array.isArray(value) ? comma : ' · ';
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  if (parts.length === 0) return translate('parde.states.none');
  return parts.map(([key, part], place) => (
    <span key={key}>
      {place > 0 && between}
      <Value value={part} of={Array.isArray(value) ? of : NUMBERS[key]} choices={choices} />
    </span>
  ));
}

function isPicture(value: object): value is UploadedPicture {
  return 'key' in value && 'crop' in value;
}

function NumberValue({ value, of }: { value: number; of: NumberMeaning | undefined }) {
  const format = useFormat();
  const amounts = useAmounts();
  if (of === undefined) return <bdi>{format.plain(value)}</bdi>;
  if (of === 'people' || of === 'titles') return <NameOf id={value} of={of} />;
  return <bdi>{amounts.inUnit(of, value)}</bdi>;
}

function NameOf({ id, of }: { id: number; of: Referenced }) {
  const translate = useTranslate();
  const nameOf = useName();
  const { referenceRecord: record } = useReference<ConsolePerson | ConsoleTitle>({ reference: of, id });
  return <bdi>{record ? nameOf(record.name).main : translate(`parde.${of}.number`, { id })}</bdi>;
}
