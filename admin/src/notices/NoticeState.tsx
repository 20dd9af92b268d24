import { useTranslate } from 'react-admin';
import type { ConsoleNotice } from '../api/types.ts';
import { Tag, type Tone } from '../components/tags/Tag.tsx';

type State = ConsoleNotice['state'];
const TONES: Record<State, Tone> = { shown: 'good', waiting: 'warn', over: 'quiet', retired: 'quiet' };

export function NoticeState({ state }: { state: State }) {
  const translate = useTranslate();
  return <Tag tone={TONES[state]}>{translate(`parde.notices.states.${state}`)}</Tag>;
}
