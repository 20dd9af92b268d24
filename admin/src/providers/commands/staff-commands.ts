import type { components, operations } from '../../api/generated/schema.d.ts';
import type { AvatarOutcome, CouponStage, EntryUnit, PaymentState, Role } from '../../api/types.ts';
import { post, upload } from '../http/http-client.ts';

const API = '/api/console';

type Schemas = components['schemas'];
type Message = Schemas['MessageAnswer'];

interface Adjustment {
  user_id: number;
  unit: EntryUnit;
  /** Days or bytes. */
  amount: number;
  reason: string;
}

export interface NewCoupons {
  planId: number;
  stage: CouponStage;
  percent?: number;
  /** Rials. */
  fixed?: number;
  total_limit?: number;
  user_limit: number;
  valid_from?: string;
  valid_until?: string;
  note?: string;
  /** Of one's own; otherwise they are made up. */
  code?: string;
  count: number;
}

/** How often and how long a coupon can be used. */
export interface CouponBounds {
  total_limit: number | null;
  user_limit: number;
  valid_until: string | null;
  note: string | null;
}

export interface PlanFacts {
  name: { fa: string; en: string };
  /** Rials. */
  price: number;
  /** Days or bytes. */
  size: number;
  active: boolean;
  sort: number;
}

type Reasoned = { user_id: number; reason: string };
type RoleChange = { user_id: number; role: Role; reason?: string };
type Reversed = { status: 1; state: PaymentState };

type SeenSubtitle = { id: number; version: number };
type AcceptSubtitle = operations['AcceptSubtitleController_accept'];
type SubtitleAcceptance = AcceptSubtitle['requestBody']['content']['application/json'];

interface NewSubtitle {
  file_id: number;
  language: string;
  label: string;
  file: File;
}

/** What staff does to members, sales and their own account, besides deciding comments. */
export const staffCommands = {
  suspendUser: (body: Reasoned, key: string) => post<Message>(`${API}/users/suspend`, body, key),
  unsuspendUser: (body: Reasoned, key: string) => post<Message>(`${API}/users/unsuspend`, body, key),
  changeRole: (body: RoleChange, key: string) => post<Message>(`${API}/users/changeRole`, { ...body }, key),
  grant: (body: Adjustment, key: string) => post<Schemas['MembershipBalance']>(`${API}/users/grant`, { ...body }, key),
  withdraw: (body: Adjustment, key: string) =>
    post<Schemas['MembershipBalance']>(`${API}/users/withdraw`, { ...body }, key),

  createCoupons: (body: NewCoupons, key: string) => post<Schemas['CreatedCoupons']>(`${API}/coupons`, { ...body }, key),
  reviseCoupon: (body: CouponBounds & { id: number; version: number }) =>
    post<Schemas['RevisedCoupon']>(`${API}/coupons/revise`, { ...body }),
  disableCoupons: (body: { ids: number[] }, key: string) =>
    post<Schemas['DisabledCoupons']>(`${API}/coupons/disable`, body, key),

  addPlan: (body: PlanFacts & { planId: number }, key: string) =>
    post<Schemas['SavePlanAnswer']>(`${API}/plans`, { ...body }, key),
  revisePlan: (body: PlanFacts & { id: number; version: number }) =>
    post<Schemas['SavePlanAnswer']>(`${API}/plans/revise`, { ...body }),

  recheckPayment: (body: { id: number }) => post<Schemas['RecheckedPayment']>(`${API}/payments/recheck`, body),
  reversePayment: (body: { id: number; reason: string }, key: string) =>
    post<Reversed>(`${API}/payments/reverse`, body, key),
  recordReturn: (body: { id: number; note: string }, key: string) =>
    post<Schemas['RecordedReturn']>(`${API}/payments/recordReturn`, body, key),

  reviewAvatar: (body: { user_id: number; avatar_path: string; avatar_waiting: boolean; outcome: AvatarOutcome }) =>
    post<Message>(`${API}/users/reviewAvatar`, { ...body }),

  acceptSubtitle: (body: SubtitleAcceptance) => post<Message>(`${API}/subtitles/accept`, { ...body }),
  refuseSubtitle: (body: SeenSubtitle & { reason: string }) => post<Message>(`${API}/subtitles/refuse`, { ...body }),
  reopenSubtitle: (body: SeenSubtitle) => post<Message>(`${API}/subtitles/reopen`, { ...body }),
  uploadSubtitle: ({ file, file_id, ...fields }: NewSubtitle, key: string) =>
    upload<Schemas['SubmitSubtitleAnswer']>(
      `${API}/subtitles/upload`,
      { file_id: String(file_id), ...fields },
      file,
      key,
    ),

  twoFactorState: () => post<Schemas['TwoFactorState']>('/api/user/twoFactor/state', {}),
  enrolTwoFactor: (body: { password: string }) =>
    post<Schemas['TwoFactorEnrolment']>('/api/user/twoFactor/enrol', body),
  confirmTwoFactor: (body: { code: string }, key: string) =>
    post<Schemas['TwoFactorConfirmation']>('/api/user/twoFactor/confirm', body, key),
  disableTwoFactor: (body: { password: string; code: string }, key: string) =>
    post<Message>('/api/user/twoFactor/disable', body, key),
};
export type StaffCommands = typeof staffCommands;
export type TwoFactorState = Schemas['TwoFactorState'];
export type TwoFactorEnrolment = Schemas['TwoFactorEnrolment'];
