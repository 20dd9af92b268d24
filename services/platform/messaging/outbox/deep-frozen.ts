/** Freezes plain data through and through: what several readers share, none of them may change. @returns the same value */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
