import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

interface Delivery {
  deliveryId: string;
  channel: 'mail' | 'call';
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
}

export interface StoredDelivery extends Delivery {
  id: number;
  deliveredAt: Date;
}

const NEWEST = 100;
const COLUMNS = `id::int, delivery_id as "deliveryId", channel, recipient, subject, text, html, delivered_at as "deliveredAt"`;

/** Mails and calls that stayed in the house, for development and tests. Each delivery id is kept once. */
@Injectable()
export class MailboxStore {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async add(delivery: Delivery): Promise<void> {
    const { deliveryId, channel, recipient, subject, text, html } = delivery;
    await this.dataSource.query(
      `insert into write.dev_mailbox (delivery_id, channel, recipient, subject, text, html) values ($1, $2, $3, $4, $5, $6)
       on conflict (delivery_id) do nothing`,
      [deliveryId, channel, recipient, subject, text, html],
    );
  }

  /** Newest first; only those to one address or number when it is given. */
  newest(recipient?: string): Promise<StoredDelivery[]> {
    return this.dataSource.query(
      `select ${COLUMNS} from write.dev_mailbox where $1::text is null or lower(recipient) = lower($1)
       order by dev_mailbox.id desc limit ${NEWEST}`,
      [recipient ?? null],
    );
  }

  async find(id: number): Promise<StoredDelivery | null> {
    const rows: StoredDelivery[] = await this.dataSource.query(
      `select ${COLUMNS} from write.dev_mailbox where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
