import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { RateTitle } from '../commands/rate-title/rate-title.command.ts';
import { CRITERIA, type Grades } from '../contract/community.events.ts';

/** How many votes are given at once. */
const HANDS = 8;

interface DemoTitle {
  id: number;
  /** 0–100. */
  popularity: number;
}

/** Votes of the demo's readers, so that lists and pages show ratings as a lived-in site does. Made up, the same each time. */
@Injectable()
export class DemoVotes {
  constructor(private readonly commands: CommandBus) {}

  /** Each reader rates each title, through the same command as everybody. A vote that is there already is only replaced. */
  async give(readers: number[], titles: DemoTitle[]): Promise<void> {
    const votes = titles.flatMap((title) => readers.map((userId) => ({ title, userId }))).values();
    const hand = async () => {
      for (const { title, userId } of votes) {
        const actor = { userId, username: '', name: '', role: 'viewer' as const, sessionId: '', twoFactor: false };
        const sender = { ...systemSender('demo votes'), actor };
        await this.commands.execute(new RateTitle(sender, title.id, demoGrades(title, userId)));
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
  }
}

/** Around what the title is known for, each reader and criterion a little apart. */
function demoGrades({ id, popularity }: DemoTitle, userId: number): Grades {
  const chance = createHash('sha256').update(`${id} ${userId}`).digest();
  const centre = 6 + (popularity / 100) * 2.8;
  const grade = (n: number) => Math.min(10, Math.max(1, Math.round(centre + ((chance[n] as number) / 255 - 0.5) * 3)));
  return Object.fromEntries(CRITERIA.map((criterion, n) => [criterion, grade(n)])) as Grades;
}
