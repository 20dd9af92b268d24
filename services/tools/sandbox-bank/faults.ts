/** What can go wrong at a bank, and what its payment page lets you choose. */
export const FAULTS = [
  'none',
  'callback lost',
  'callback twice',
  'callback before redirect',
  'amount one less',
  'amount times ten',
  'verify answers 500',
  'verify times out after committing',
  'verify malformed',
  'reverse refused',
  'reverse answers 500',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How often a fault of the network comes before the bank answers again. */
export const FAULTY_ANSWERS = 2;

export function isFault(text: unknown): text is Fault {
  return FAULTS.includes(text as Fault);
}
