/** What everybody may see of `read.payment p`. */
export const PAYMENT_COLUMNS = `p.reference, p.state, p.code, p.plan_id as "planId", p.size, p.price, p.discount, p.amount,
  p.gateway, p.bank_reference, p.created_at, p.paid_at, p.deadline_at`;
export const RETRYABLE = `p.state in ('failed', 'expired', 'reversed') as retryable`;
