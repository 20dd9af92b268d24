import { useTranslate } from 'react-admin';
import type { ConsoleRebuild } from '../api/types.ts';
import { STAGE_TONES } from '../components/tags/stage.ts';
import { Tag } from '../components/tags/Tag.tsx';
import { useFormat } from '../format/use-format.ts';
import { percentOf } from './rebuild-state.ts';

export function RebuildStage({ rebuild }: { rebuild: ConsoleRebuild }) {
  const translate = useTranslate();
  const format = useFormat();
  const percent = format.number(percentOf(rebuild));
  const { stage, mode } = rebuild;
  const words =
    stage === 'running' && mode === 'retry' ? 'parde.parked.retry.progress' : `parde.rebuilds.stages.${stage}`;
  return <Tag tone={STAGE_TONES[stage]}>{translate(words, { percent })}</Tag>;
}
