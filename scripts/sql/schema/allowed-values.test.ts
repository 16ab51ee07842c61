import { describe, expect, it } from 'vitest'
import { findValueProblems, readCheck } from './allowed-values.ts'
import { overrideValues } from './override-values.ts'

const CHECK = "CHECK ((role = ANY (ARRAY['store_owner'::text, 'store_staff'::text])))"
const overrides = { 'memberships.role': "'store_owner' | 'store_staff'" }
const allowing = (...values: string[]) => new Map([['memberships.role', values]])

describe('readCheck', () => {
  it('reads the list of a CHECK', () => {
    expect(readCheck(CHECK)).toEqual(['store_owner', 'store_staff'])
    expect(readCheck("CHECK (((role IS NULL) OR (role = ANY (ARRAY['a'::text, 'it''s'::text]))))")).toEqual(['a', "it's"])
  })

  it('reads a CHECK of one value', () => {
    expect(readCheck("CHECK ((pause_reason = 'unanswered_orders'::text))")).toEqual(['unanswered_orders'])
  })

  it('leaves other CHECKs alone', () => {
    expect(readCheck('CHECK ((amount_paise > 0))')).toBeUndefined()
    expect(readCheck("CHECK ((pincode ~ '^[1-9][0-9]{5}$'::text))")).toBeUndefined()
  })
})

describe('overrideValues', () => {
  it('takes values from the words, or from the contract', () => {
    expect(overrideValues("'a' | 'b'")).toEqual(['a', 'b'])
    expect(overrideValues('TaxMode')).toEqual(['exclusive', 'inclusive'])
    expect(overrideValues('AutoAcceptRule[]')).toBe('structured')
    expect(overrideValues('NobodyKnows')).toBeUndefined()
  })
})

describe('findValueProblems', () => {
  it('is content when the CHECK and the override agree, in any order', () => {
    expect(findValueProblems(overrides, allowing('store_staff', 'store_owner'), {})).toEqual([])
  })

  it('names the override when a migration adds a value', () => {
    expect(findValueProblems(overrides, allowing('store_owner', 'store_staff', 'rider'), {})).toEqual([
      "scripts/sql/schema/column-overrides.ts: memberships.role ('store_owner' | 'store_staff') does not know 'rider', which the CHECK allows",
    ])
  })

  it('names the override when a migration removes a value', () => {
    expect(findValueProblems(overrides, allowing('store_owner'), {})).toEqual([
      "scripts/sql/schema/column-overrides.ts: memberships.role ('store_owner' | 'store_staff') knows 'store_staff', which the CHECK refuses",
    ])
  })

  it('compares types of the contract too', () => {
    const [problem, ...others] = findValueProblems(
      { 'orders.tax_mode': 'TaxMode' },
      new Map([['orders.tax_mode', ['exclusive']]]),
      {},
    )
    expect(problem).toContain("orders.tax_mode (TaxMode) knows 'inclusive'")
    expect(others).toEqual([])
  })

  it('wants a CHECK or a reason, and not both', () => {
    const reasons = { 'memberships.role': 'a reason' }
    expect(findValueProblems(overrides, new Map(), {}).join()).toContain('has no CHECK with a list of values')
    expect(findValueProblems(overrides, new Map(), reasons)).toEqual([])
    expect(findValueProblems(overrides, allowing('store_owner', 'store_staff'), reasons).join()).toContain('has a CHECK now')
  })

  it('refuses a type whose values it does not know, and a reason for nothing', () => {
    expect(findValueProblems({ 'a.b': 'NobodyKnows' }, new Map(), {}).join()).toContain('values are not known')
    expect(findValueProblems({}, new Map(), { 'a.b': 'a reason' })).toEqual([
      'scripts/sql/schema/allowed-values.ts: there is no override a.b',
    ])
  })
})
