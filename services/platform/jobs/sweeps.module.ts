import { Module } from '@nestjs/common';
import { Sweeps } from './sweeps.js';

@Module({ providers: [Sweeps], exports: [Sweeps] })
export class SweepsModule {}
