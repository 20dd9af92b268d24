import type { Type } from '@nestjs/common';

/** The features' modules by side; every process takes the sides it runs. */
export const writeModules: Type[] = [];
export const readModules: Type[] = [];
export const projectorModules: Type[] = [];
