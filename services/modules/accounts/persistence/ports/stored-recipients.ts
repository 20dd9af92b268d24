import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { type Recipient, Recipients } from '../../contract/recipients.port.ts';
import { Account } from '../account.entity.ts';

@Injectable()
export class StoredRecipients extends Recipients {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  async find(userId: number): Promise<Recipient | null> {
    const account = await this.dataSource.manager.findOne(Account, {
      select: { id: true, email: true, name: true, username: true, language: true, verifiedAt: true },
      where: { id: userId, deletedAt: IsNull() },
    });
    if (!account) return null;
    const { email, name, username, language, verifiedAt } = account;
    const verified = verifiedAt !== null;
    return { email, name: verified ? name : null, username, language, verified };
  }
}
