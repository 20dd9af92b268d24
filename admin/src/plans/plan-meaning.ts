import { type Meaning, RECORD_MEANING } from '../components/versions/meaning.ts';
import { VOLUME } from './plan-draft.ts';

export function planMeaning(planId: number): Meaning {
  return { ...RECORD_MEANING, numbers: { price: 'rials', size: planId === VOLUME ? 'bytes' : 'days' } };
}
