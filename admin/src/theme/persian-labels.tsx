import { faIR } from '@mui/material/locale';
import PaginationItem from '@mui/material/PaginationItem';
import { localDigits } from '../format/number.ts';
import type { ThemeComponents } from './theme-components.ts';

type Labelled = Record<string, { defaultProps?: object }>;

/** Page numbers are put in by Material UI as they are. */
const digits: ThemeComponents = {
  MuiPagination: {
    defaultProps: {
      renderItem: (item) => <PaginationItem {...item} page={localDigits(String(item.page ?? ''), 'fa')} />,
    },
  },
};

/** Material UI's own Persian labels (pagination and the like) are default props; they join what is styled under the same names. */
export function inPersian(styled: ThemeComponents): ThemeComponents {
  const merged: Labelled = { ...styled } as Labelled;
  for (const labels of [faIR.components as Labelled, digits as Labelled]) {
    for (const [name, { defaultProps }] of Object.entries(labels)) {
      merged[name] = { ...merged[name], defaultProps: { ...merged[name]?.defaultProps, ...defaultProps } };
    }
  }
  return merged as ThemeComponents;
}
