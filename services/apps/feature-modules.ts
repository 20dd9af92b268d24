import type { Type } from '@nestjs/common';
import { AccountsProjectorModule } from '../modules/accounts/accounts.projector.module.js';
import { AccountsReadModule } from '../modules/accounts/accounts.read.module.js';
import { AccountsWorkersModule } from '../modules/accounts/accounts.workers.module.js';
import { AccountsWriteModule } from '../modules/accounts/accounts.write.module.js';
import { CatalogueProjectorModule } from '../modules/catalogue/catalogue.projector.module.js';
import { CatalogueReadModule } from '../modules/catalogue/catalogue.read.module.js';
import { CatalogueWriteModule } from '../modules/catalogue/catalogue.write.module.js';
import { CommunityProjectorModule } from '../modules/community/community.projector.module.js';
import { CommunityReadModule } from '../modules/community/community.read.module.js';
import { CommunityWriteModule } from '../modules/community/community.write.module.js';
import { ConsoleProjectorModule } from '../modules/console/console.projector.module.js';
import { ConsoleReadModule } from '../modules/console/console.read.module.js';
import { MediaProjectorModule } from '../modules/media/media.projector.module.js';
import { MediaReadModule } from '../modules/media/media.read.module.js';
import { PeopleProjectorModule } from '../modules/people/people.projector.module.js';
import { PeopleReadModule } from '../modules/people/people.read.module.js';
import { SidebarReadModule } from '../modules/sidebar/sidebar.read.module.js';

/** The features' modules by side; every process takes the sides it runs. */
export const writeModules: Type[] = [AccountsWriteModule, CatalogueWriteModule, CommunityWriteModule];
export const readModules: Type[] = [
  AccountsReadModule,
  CommunityReadModule,
  ConsoleReadModule,
  CatalogueReadModule,
  PeopleReadModule,
  SidebarReadModule,
];
export const projectorModules: Type[] = [
  AccountsProjectorModule,
  CatalogueProjectorModule,
  CommunityProjectorModule,
  ConsoleProjectorModule,
  MediaProjectorModule,
  PeopleProjectorModule,
];
export const workerModules: Type[] = [AccountsWorkersModule];
export const mediaModules: Type[] = [MediaReadModule];
