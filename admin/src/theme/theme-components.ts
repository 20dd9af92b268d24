import type { ThemeOptions } from '@mui/material/styles';

/** Of Material UI's and react-admin's components. As a theme takes it: to compare it with its like takes the compiler a minute. */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
