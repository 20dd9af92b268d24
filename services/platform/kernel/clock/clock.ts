import { Injectable } from '@nestjs/common';

/** What time it is, for decisions that depend on it; tests move it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
