import { useTranslate } from 'react-admin';
import type { ConsoleTitleImport } from '../api/types.ts';
import { Tag } from '../components/Tag.tsx';
import { useFormat } from '../format/use-format.ts';
import { percentOf, STAGE_TONES } from './import-state.ts';

export function ImportStage({ titleImport }: { titleImport: ConsoleTitleImport }) {
  const translate = useTranslate();
  const format = useFormat();
  const { stage } = titleImport;
  const percent = format.number(percentOf(titleImport));
  return <Tag tone={STAGE_TONES[stage]}>{translate(`parde.imports.stages.${stage}`, { percent })}</Tag>;
}
