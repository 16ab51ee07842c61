import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { MATCH_PROPOSAL_MS } from '@jhola/contract/payments/matching/limits'
import { AppError } from '../../../platform/errors.ts'

/** A credit that was read for a shop. Nothing of the statement is stored; the client holds it as a signed ticket. */
export type MatchProposal = {
  storeId: string
  utr: string
  amountPaise: number
  creditedMs: number | null
  /** The one order that it certainly pays; `null`: the shop decides. */
  sureOrderId: string | null
}

export type MatchProposals = {
  write(facts: MatchProposal, atMs: number): string
  /** Throws `payments.match_stale` for a ticket with a wrong signature, of another shop, or expired. */
  read(ticket: string, storeId: string, atMs: number): MatchProposal
}

type Sealed = [
  storeId: string,
  utr: string,
  amountPaise: number,
  creditedMs: number | null,
  sureOrderId: string | null,
  madeMs: number,
]

/** Tickets are signed with a secret of the product, so a client cannot change which match was certain. */
export const createMatchProposals = (secret: Buffer): MatchProposals => {
  const key = createSecretKey(secret)
  const seal = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    write: ({ storeId, utr, amountPaise, creditedMs, sureOrderId }, atMs) => {
      const sealed: Sealed = [storeId, utr, amountPaise, creditedMs, sureOrderId, atMs]
      const text = Buffer.from(JSON.stringify(sealed)).toString('base64url')
      return `${text}.${seal(text).toString('base64url')}`
    },
    read: (ticket, storeId, atMs) => {
      const [text = '', mark = ''] = ticket.split('.')
      const given = Buffer.from(mark, 'base64url')
      const right = seal(text)
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw new AppError('payments.match_stale')
      // @NOTE the signature is checked, so this is what `write` created.
      const [shop, utr, amountPaise, creditedMs, sureOrderId, madeMs] = JSON.parse(
        Buffer.from(text, 'base64url').toString('utf8'),
      ) as Sealed
      if (shop !== storeId || atMs - madeMs > MATCH_PROPOSAL_MS) throw new AppError('payments.match_stale')
      return { storeId: shop, utr, amountPaise, creditedMs, sureOrderId }
    },
  }
}
