import { VOLUME } from '../../payments/use-amounts.ts';
import { type Meaning, RECORD_MEANING } from './meaning.ts';

export function planMeaning(planId: number): Meaning {
  return { ...RECORD_MEANING, numbers: { price: 'rials', size: planId === VOLUME ? 'bytes' : 'days' } };
}
