import type { GrievanceKind } from '@jhola/contract/grievances/kinds'
import { toPhone } from '../../shared/format/typed-digits.ts'
import type { TextKey } from '../../shared/i18n/texts.ts'

export type GrievanceDraft = { kind: GrievanceKind; name: string; phone: string; email: string; orderNo: string; text: string }

export const EMPTY_GRIEVANCE: GrievanceDraft = { kind: 'order', name: '', phone: '', email: '', orderNo: '', text: '' }

/** Errors of a grievance, by field; empty when it can be sent. */
export const checkGrievance = ({ name, phone, text }: GrievanceDraft): Partial<Record<'name' | 'phone' | 'text', TextKey>> => ({
  ...(name.trim() === '' && { name: 'grievance.error.name' }),
  ...(!toPhone(phone) && { phone: 'grievance.error.phone' }),
  ...(text.trim() === '' && { text: 'grievance.text' }),
})

/** A checked grievance as the request body. */
export const toGrievanceBody = ({ kind, name, phone, email, orderNo, text }: GrievanceDraft) => ({
  ...{ kind, name: name.trim(), phone: toPhone(phone) ?? phone, text: text.trim(), order_no: orderNo.trim() },
  ...(email.trim() && { email: email.trim() }),
})
