import { useTranslate } from 'react-admin';
import type { ConsoleTitleImport } from '../api/types.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { useFormat } from '../format/use-format.ts';
import { OUTCOME_TONES, outcomeOf, percentOf } from './import-state.ts';

export function ImportStage({ titleImport }: { titleImport: ConsoleTitleImport }) {
  const translate = useTranslate();
  const format = useFormat();
  const outcome = outcomeOf(titleImport);
  const percent = format.number(percentOf(titleImport));
  return <Tag tone={OUTCOME_TONES[outcome]}>{translate(`parde.imports.stages.${outcome}`, { percent })}</Tag>;
}
