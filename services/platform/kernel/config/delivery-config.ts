import { z } from 'zod';

/** How the bytes of films reach people. */
export const deliveryVariables = {
  /** `direct`: the process sends them itself. `accel`: the nginx before it does, from the same storage folder. */
  DELIVERY: z.enum(['direct', 'accel']).default('direct'),
  /** A reader that takes nothing for so long is ended. */
  DELIVERY_STALL_SECONDS: z.coerce.number().int().min(1).max(3_600).default(30),
};

type DeliveryVariables = z.output<z.ZodObject<typeof deliveryVariables>>;

export function deliverySettings(env: DeliveryVariables) {
  return { way: env.DELIVERY, stallSeconds: env.DELIVERY_STALL_SECONDS };
}
