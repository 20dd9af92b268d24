import { Module } from '@nestjs/common';
import { PersonalDataRegistry } from './personal-data.registry.ts';

/** Imported by the read modules that have something to tell; all share one registry. */
@Module({ providers: [PersonalDataRegistry], exports: [PersonalDataRegistry] })
export class PersonalDataModule {}
