import type { RateClass } from '@jhola/contract/route'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../../errors.ts'
import type { Actor } from '../caller/actor.ts'

type Budget = { calls: number; perSeconds: number; isShared: boolean }

/**
 * Rate limits per address, by class of route. Indian mobile carriers put hundreds of phones behind one IPv4 address, so these
 * limits stop machines, not neighbourhoods. Limits per phone number are applied where codes are created and orders are placed.
 * Shared limits hold across all nodes: they are stored in PostgreSQL.
 */
const BUDGETS: Record<RateClass, Budget> = {
  read: { calls: 600, perSeconds: 60, isShared: false },
  write: { calls: 240, perSeconds: 60, isShared: false },
  code: { calls: 30, perSeconds: 3600, isShared: true },
  order: { calls: 120, perSeconds: 3600, isShared: true },
}
/** A shop enters more counter orders than a neighbourhood places. It is identified by its session, not by its address. */
const SHOP_ORDERS: Budget = { calls: 1200, perSeconds: 3600, isShared: true }

export type RateLimits = {
  /** Counts a call. Throws `request.rate_limited` when the caller's limit is reached. */
  spend(rate: RateClass, ip: string, actor: Actor | null): Promise<void>
  /** Whether this class is counted before the session is looked up. */
  isByAddress(rate: RateClass): boolean
}

/** Counts nothing: for load tests, never in production. */
export const noRateLimits: RateLimits = { spend: async () => undefined, isByAddress: () => true }

/** An IPv4 address, or the /64 prefix of an IPv6 address: one household has one of those. */
export const addressKey = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const tailGroups = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length)
  const all = [...groups, ...Array<string>(missing).fill('0'), ...tailGroups]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

const createLimiter = (name: string, budget: Budget, pool: Pool) => {
  const options = { keyPrefix: name, points: budget.calls, duration: budget.perSeconds }
  const inMemory = new RateLimiterMemory(options)
  if (!budget.isShared) return inMemory
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // While the database is down each node counts for itself, so that limits still apply.
    insuranceLimiter: inMemory,
    inMemoryBlockOnConsumed: budget.calls,
  })
}

/** Limits per address. Orders of a signed-in shop are counted per person. */
export const createRateLimits = (pool: Pool): RateLimits => {
  const limiters = {
    read: createLimiter('read', BUDGETS.read, pool),
    write: createLimiter('write', BUDGETS.write, pool),
    code: createLimiter('code', BUDGETS.code, pool),
    order: createLimiter('order', BUDGETS.order, pool),
  }
  const shopOrders = createLimiter('shop_order', SHOP_ORDERS, pool)
  return {
    isByAddress: (rate) => rate !== 'order',
    spend: async (rate, ip, actor) => {
      const isShop = rate === 'order' && actor !== null && actor.store_id !== null
      const limiter = isShop ? shopOrders : limiters[rate]
      try {
        await limiter.consume(isShop ? actor.user_id : addressKey(ip))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new AppError('request.rate_limited', { seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
      }
    },
  }
}
