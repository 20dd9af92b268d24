import type { Theme } from '@mui/material/styles';
import type { ThemeComponents } from './theme-components.ts';

const FIELD_HEIGHT = 38;
const phone = (theme: Theme) => theme.breakpoints.down('sm');

/** A filter is a quiet field in one line with the others. */
const filters: ThemeComponents = {
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        // What is said of a day stands below it alone.
        alignItems: 'flex-start',
        padding: 0,
        minHeight: 0,
        [theme.breakpoints.up('sm')]: { flex: '1 1 0', minWidth: 0, minHeight: 0 },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0 },
        '& .MuiInputBase-root, & .MuiPickersInputBase-root': { height: FIELD_HEIGHT, fontSize: '0.875rem' },
        '& .MuiPickersInputBase-root': { backgroundColor: 'var(--raised)' },
        '& .MuiInputLabel-root': { fontSize: '0.875rem', color: 'var(--text-mid)' },
        '& .MuiInputLabel-root.MuiInputLabel-shrink': { color: 'var(--text-low)' },
        // A long label ends before the arrow.
        '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 44px)' },
        '& .ra-input-q': { width: '100%' },
        '& .RaFilterForm-clearFix': { display: 'none' },
        [phone(theme)]: {
          flex: '1 1 0',
          '& .MuiTextField-root': { width: '100%', minWidth: 0 },
          '& .ra-input-q .MuiInputBase-root': { fontSize: '1rem' },
        },
      }),
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        '& .RaFilterFormInput-spacer': { display: 'none' },
        // Each is as wide as there is room for all of them in one line.
        [theme.breakpoints.up('sm')]: {
          flex: '1 1 116px',
          maxWidth: 200,
          '& > :is(.MuiFormControl-root, .MuiAutocomplete-root)': { width: '100%', minWidth: 0 },
          '&[data-source="post_type"]': { flex: 'none', maxWidth: 'none' },
          '&[data-source="q"]': { flexBasis: 176, maxWidth: 300 },
          '&[data-source="from"]': { flexBasis: 312, maxWidth: 360 },
        },
        [phone(theme)]: {
          width: 'auto',
          flex: '1 1 108px',
          // What is searched for, and the two days of a span, have a row of their own.
          '&[data-source="q"], &[data-source="from"]': { flexBasis: '100%' },
        },
      }),
    },
  },
};

const frame: ThemeComponents = {
  RaConfigurable: { styleOverrides: { root: { '#react-admin-title > &': { display: 'block' } } } },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-noActions': { marginBlockStart: 0 },
        '& .RaList-content': { minHeight: 64 },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        alignItems: 'flex-start',
        marginBlockEnd: 12,
        '& > span:empty': { display: 'none' },
        // The tools stand beside the fields and not under them: a row of their own would push the list down.
        [phone(theme)]: {
          backgroundColor: 'transparent',
          flexDirection: 'row',
          '& > .MuiToolbar-root': { flexDirection: 'column' },
        },
      }),
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 4,
        alignItems: 'center',
        padding: 0,
        minHeight: FIELD_HEIGHT,
        marginInlineStart: 'auto',
        [theme.breakpoints.down('md')]: { flex: '0 1 auto' },
        [phone(theme)]: {
          backgroundColor: 'transparent',
          minHeight: 0,
          '& .MuiIconButton-root': { padding: 8 },
        },
      }),
    },
  },
};

/** The selection's line stands above the rows and pushes them down; nothing is covered by it. */
const bulkActions: ThemeComponents = {
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          height: 'auto',
          minHeight: 48,
          flexWrap: 'wrap',
          paddingInline: '16px 12px',
          backgroundColor: 'var(--accent-wash)',
          borderBlockEnd: '1px solid var(--hairline)',
          borderRadius: 0,
          transition: 'none',
        },
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        '& .RaBulkActionsToolbar-title p': { fontSize: '0.875rem' },
        [phone(theme)]: { '& .RaBulkActionsToolbar-topToolbar': { marginInlineStart: 'auto' } },
      }),
    },
  },
};

const table: ThemeComponents = {
  RaDataTable: {
    // Nothing is deleted in the console; a list that can do something with its rows says so.
    defaultProps: { bulkActionButtons: false },
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { position: 'static', backgroundColor: 'transparent' },
        '& .RaDataTable-clickableRow:hover': { backgroundColor: 'var(--hover)' },
      },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { fontSize: '0.8125rem', color: 'var(--text-mid)' },
      selectLabel: { fontSize: '0.8125rem' },
      displayedRows: { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
    },
  },
};

/** react-admin's lists in the console's own look. */
export const listStyles: ThemeComponents = { ...filters, ...frame, ...bulkActions, ...table };
