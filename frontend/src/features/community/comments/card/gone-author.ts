import type { Comment } from '../../../../api/types.ts';

/** Nobody can register under it: it stands for all whose account is gone. */
const GONE = 'deleted';

export const isGone = ({ username }: Comment['user']): boolean => username === GONE;
