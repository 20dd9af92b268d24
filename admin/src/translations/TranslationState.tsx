import { useTranslate } from 'react-admin';
import type { ConsoleTranslation } from '../api/types.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { wordOf } from './texts.ts';

export function TranslationState({ text: { missing, changed } }: { text: ConsoleTranslation }) {
  const translate = useTranslate();
  if (missing) return <Tag tone="warn">{translate(wordOf('states.missing'))}</Tag>;
  return changed.fa === null && changed.en === null ? null : (
    <Tag tone="good">{translate(wordOf('states.changed'))}</Tag>
  );
}
