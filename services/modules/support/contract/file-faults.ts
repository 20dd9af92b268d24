import { z } from 'zod';

/**
 * What the link robot finds wrong with a file: it is not there, it is longer or shorter than it was, it cannot be read, its
 * bytes are others.
 */
export const fileFault = z.enum(['missing', 'other_size', 'unreadable', 'other_bytes']);
export type FileFault = z.infer<typeof fileFault>;
