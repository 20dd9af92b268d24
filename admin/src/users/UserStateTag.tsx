import { useTranslate } from 'react-admin';
import type { UserState } from '../api/types.ts';
import { Tag, type Tone } from '../components/tags/Tag.tsx';

const TONES: Record<UserState, Tone> = { active: 'good', waiting: 'warn', suspended: 'bad', deleted: 'quiet' };

export function UserStateTag({ state }: { state: UserState }) {
  const translate = useTranslate();
  return <Tag tone={TONES[state]}>{translate(`parde.users.states.${state}`)}</Tag>;
}
