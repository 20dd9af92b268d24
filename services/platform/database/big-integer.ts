import type { ValueTransformer } from 'typeorm';

/** A bigint column as a number: rials and bytes stay far below 2^53. */
export const bigInteger: ValueTransformer = {
  from: (value: string | number | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};
