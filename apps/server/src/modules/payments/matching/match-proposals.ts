import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { MATCH_PROPOSAL_MS } from '@jhola/contract/payments/matching/limits'
import { AppError } from '../../../platform/errors.ts'

/** A credit that was read for a shop: all that is remembered of its statement, and only by whoever holds the ticket. */
export type MatchProposal = {
  storeId: string
  utr: string
  amountPaise: number
  creditedMs: number | null
  /** The one order that it surely pays; `null`: the shop decides. */
  sureOrderId: string | null
}

export type MatchProposals = {
  write(facts: MatchProposal, atMs: number): string
  /** Throws `payments.match_stale` when it is not ours, another shop's, or old. */
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

/** Sealed by a secret of the product: what was surely matched, and what was not, cannot be said otherwise afterwards. */
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
      // @NOTE sealed by ourselves, so it is what `write` made.
      const [shop, utr, amountPaise, creditedMs, sureOrderId, madeMs] = JSON.parse(
        Buffer.from(text, 'base64url').toString('utf8'),
      ) as Sealed
      if (shop !== storeId || atMs - madeMs > MATCH_PROPOSAL_MS) throw new AppError('payments.match_stale')
      return { storeId: shop, utr, amountPaise, creditedMs, sureOrderId }
    },
  }
}
