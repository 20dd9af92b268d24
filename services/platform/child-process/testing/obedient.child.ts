export type Order = 'say who you are' | 'fail' | 'end' | { double: Uint8Array };

export interface Child {
  pid: number;
  environment: Record<string, string | undefined>;
}

export default function obey(order: Order): Child | Uint8Array {
  if (order === 'fail') throw new Error('as ordered');
  if (order === 'end') process.kill(process.pid, 'SIGKILL');
  if (typeof order === 'object') return Buffer.concat([order.double, order.double]);
  return { pid: process.pid, environment: process.env };
}
