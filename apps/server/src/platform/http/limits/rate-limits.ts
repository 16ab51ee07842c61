import { hash } from 'node:crypto'
import { CODE_CALLS_PER_HOUR } from '@jhola/contract/auth/code-limits'
import type { RateClass } from '@jhola/contract/route'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../../errors.ts'
import type { Actor } from '../caller/actor.ts'
import { addressKey, networkKey } from './address-keys.ts'

type Budget = { calls: number; perSeconds: number; isShared: boolean }

/**
 * Rate limits per address, by class of route. Indian mobile carriers put hundreds of phones behind one IPv4 address, so these
 * limits stop machines, not neighbourhoods. Limits per phone number are applied where codes are created and orders are placed.
 * Shared limits hold across all nodes: they are stored in PostgreSQL.
 */
const BUDGETS: Record<RateClass, Budget> = {
  read: { calls: 600, perSeconds: 60, isShared: false },
  write: { calls: 240, perSeconds: 60, isShared: false },
  code: { calls: CODE_CALLS_PER_HOUR.address, perSeconds: 3600, isShared: true },
  order: { calls: 120, perSeconds: 3600, isShared: true },
}
/** A shop enters more counter orders than a neighbourhood places. It is identified by its session, not by its address. */
const SHOP_ORDERS: Budget = { calls: 1200, perSeconds: 3600, isShared: true }

const CODES_OF_NETWORK: Budget = { calls: CODE_CALLS_PER_HOUR.network, perSeconds: 3600, isShared: true }
const CODES_OF_DEVICE: Budget = { calls: CODE_CALLS_PER_HOUR.knownDevice, perSeconds: 3600, isShared: true }

export type RateLimits = {
  /** False for load tests: nothing is counted. */
  isOn: boolean
  /** Counts a call. Throws `request.rate_limited` when the caller's limit is reached. */
  spend(rate: RateClass, ip: string, actor: Actor | null): Promise<void>
  /** Counts a call about codes of a device that has signed in before, instead of its address. Throws the same. */
  spendByDevice(deviceToken: string): Promise<void>
  /** Whether this class is counted before the session is looked up. */
  isByAddress(rate: RateClass): boolean
}

/** Counts nothing: for load tests, never in production. */
export const noRateLimits: RateLimits = {
  isOn: false,
  spend: async () => undefined,
  spendByDevice: async () => undefined,
  isByAddress: () => true,
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

type Limiter = ReturnType<typeof createLimiter>

/** Counts one call. Throws `request.rate_limited` with the seconds to wait. */
const consume = async (limiter: Limiter, key: string): Promise<void> => {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError('request.rate_limited', { seconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

/** Limits per address, for codes also per network. Orders of a signed-in shop are counted per person. */
export const createRateLimits = (pool: Pool): RateLimits => {
  const limiters = {
    read: createLimiter('read', BUDGETS.read, pool),
    write: createLimiter('write', BUDGETS.write, pool),
    code: createLimiter('code', BUDGETS.code, pool),
    order: createLimiter('order', BUDGETS.order, pool),
  }
  const shopOrders = createLimiter('shop_order', SHOP_ORDERS, pool)
  const networkCodes = createLimiter('code_network', CODES_OF_NETWORK, pool)
  const deviceCodes = createLimiter('code_device', CODES_OF_DEVICE, pool)
  return {
    isOn: true,
    isByAddress: (rate) => rate !== 'order',
    spend: async (rate, ip, actor) => {
      if (rate === 'order' && actor !== null && actor.store_id !== null) return consume(shopOrders, actor.user_id)
      await consume(limiters[rate], addressKey(ip))
      if (rate === 'code') await consume(networkCodes, networkKey(ip))
    },
    spendByDevice: (deviceToken) => consume(deviceCodes, hash('sha256', deviceToken, 'base64url')),
  }
}
