import type { Basket } from './basket-query.ts';

type BasketVerdict = 'free' | 'charged' | 'vip' | 'bandwidth';

/** What is said of a basket: it can be had for nothing, or for so many bytes, or something is missing. */
export function verdictOf({ files, to_charge: charge, enough }: Basket): BasketVerdict {
  if (files.some(({ verdict }) => verdict === 'vip')) return 'vip';
  if (!enough || files.some(({ verdict }) => verdict === 'bandwidth')) return 'bandwidth';
  return charge > 0 ? 'charged' : 'free';
}

/** The files that can be had as it is: from the first on, as long as the volume lasts. */
export function fittingIds({ files, remaining }: Basket): number[] {
  let left = remaining;
  const fitting: number[] = [];
  for (const { id, verdict, charge_bytes: charge } of files) {
    if (verdict !== 'allowed' || charge > left) continue;
    left -= charge;
    fitting.push(id);
  }
  return fitting;
}
