import type { ReactNode } from 'react';
import type { Season, TitlePage } from '../../../api/types.ts';

/** The basket of the season that is shown; another feature fills it. */
export type BasketSlot = (post: TitlePage, season: Season) => ReactNode;
