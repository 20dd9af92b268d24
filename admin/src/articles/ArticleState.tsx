import { useTranslate } from 'react-admin';
import type { ArticleState as State } from '../api/types.ts';
import { Tag, type Tone } from '../components/tags/Tag.tsx';

const TONES: Record<State, Tone> = { draft: 'quiet', scheduled: 'warn', published: 'good' };

export function ArticleState({ state }: { state: State }) {
  const translate = useTranslate();
  return <Tag tone={TONES[state]}>{translate(`parde.articles.states.${state}`)}</Tag>;
}
