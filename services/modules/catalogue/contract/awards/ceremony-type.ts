import { z } from 'zod';

/** Specification §3. */
export const ceremonyType = z.literal([1, 2, 3]).describe('1 Oscar, 2 Golden Globe, 3 Bafta');
