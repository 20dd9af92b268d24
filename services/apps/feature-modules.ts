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
import { MembershipProjectorModule } from '../modules/membership/membership.projector.module.js';
import { MembershipReadModule } from '../modules/membership/membership.read.module.js';
import { MembershipWorkersModule } from '../modules/membership/membership.workers.module.js';
import { MembershipWriteModule } from '../modules/membership/membership.write.module.js';
import { PaymentsProjectorModule } from '../modules/payments/payments.projector.module.js';
import { PaymentsReadModule } from '../modules/payments/payments.read.module.js';
import { PaymentsWorkersModule } from '../modules/payments/payments.workers.module.js';
import { PaymentsWriteModule } from '../modules/payments/payments.write.module.js';
import { PeopleProjectorModule } from '../modules/people/people.projector.module.js';
import { PeopleReadModule } from '../modules/people/people.read.module.js';
import { SearchProjectorModule } from '../modules/search/search.projector.module.js';
import { SearchReadModule } from '../modules/search/search.read.module.js';
import { SidebarReadModule } from '../modules/sidebar/sidebar.read.module.js';
import { TranslationsProjectorModule } from '../modules/translations/translations.projector.module.js';
import { TranslationsReadModule } from '../modules/translations/translations.read.module.js';
import { TranslationsWriteModule } from '../modules/translations/translations.write.module.js';

/** The features' modules by side; every process takes the sides it runs. */
export const writeModules: Type[] = [
  AccountsWriteModule,
  CatalogueWriteModule,
  CommunityWriteModule,
  MembershipWriteModule,
  PaymentsWriteModule,
  TranslationsWriteModule,
];

export const readModules: Type[] = [
  AccountsReadModule,
  CatalogueReadModule,
  CommunityReadModule,
  ConsoleReadModule,
  MembershipReadModule,
  PaymentsReadModule,
  PeopleReadModule,
  SearchReadModule,
  SidebarReadModule,
  TranslationsReadModule,
];

export const projectorModules: Type[] = [
  AccountsProjectorModule,
  CatalogueProjectorModule,
  CommunityProjectorModule,
  ConsoleProjectorModule,
  MediaProjectorModule,
  MembershipProjectorModule,
  PaymentsProjectorModule,
  PeopleProjectorModule,
  SearchProjectorModule,
  TranslationsProjectorModule,
];

export const workerModules: Type[] = [AccountsWorkersModule, MembershipWorkersModule, PaymentsWorkersModule];
export const mediaModules: Type[] = [MediaReadModule];
