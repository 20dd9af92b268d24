import { useTranslate } from 'react-admin';
import type { SubtitleState } from '../api/types.ts';
import { Tag, type Tone } from '../components/tags/Tag.tsx';

const TONES: Record<SubtitleState, Tone> = { waiting: 'warn', published: 'good', refused: 'bad', replaced: 'quiet' };

export function SubtitleStateTag({ state }: { state: SubtitleState }) {
  const translate = useTranslate();
  return <Tag tone={TONES[state]}>{translate(`parde.subtitles.states.${state}`)}</Tag>;
}
