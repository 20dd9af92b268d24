import { Global, Module } from '@nestjs/common';
import { KeyRing } from './key-ring.ts';

@Global()
@Module({ providers: [KeyRing], exports: [KeyRing] })
export class SecretsModule {}
