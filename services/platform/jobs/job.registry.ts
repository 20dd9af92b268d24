import { Injectable } from '@nestjs/common';
import type { Job } from './job.ts';

/** Every kind of job that this process runs; the feature modules add theirs. */
@Injectable()
export class JobRegistry {
  private readonly jobs = new Map<string, Job>();

  add(...jobs: Job[]): void {
    for (const job of jobs) this.jobs.set(job.kind, job);
  }

  kinds(): string[] {
    return [...this.jobs.keys()];
  }

  get(kind: string): Job {
    const job = this.jobs.get(kind);
    if (!job) throw new Error(`no job of the kind ${kind} is registered`);
    return job;
  }
}
