import { useState, useSyncExternalStore } from 'react'
import { openMenus } from '../../../shared/ui/open-menus.ts'
import { COLUMN_IDS, type ColumnId, type Order } from '../data/board-state.ts'

type Columns = Record<ColumnId, Order[]>

/**
 * The columns with every card where it stood before, and the orders as they are now: an order that came since stands at the end of
 * its column, unless that column was empty and would take room from the others.
 */
export const keepPlaces = (before: Columns, now: Columns): Columns => {
  if (before === now) return now
  const newest = new Map(COLUMN_IDS.flatMap((id) => now[id].map((order): [string, Order] => [order.id, order])))
  const known = new Set(COLUMN_IDS.flatMap((id) => before[id].map((order) => order.id)))
  const keep = (id: ColumnId): Order[] => {
    const kept = before[id].map((order) => newest.get(order.id) ?? order)
    return kept.length === 0 ? kept : [...kept, ...now[id].filter((order) => !known.has(order.id))]
  }
  return { new: keep('new'), packing: keep('packing'), ready: keep('ready'), out: keep('out'), done: keep('done') }
}

const isNoMenuOpen = () => false

/** While a menu is open: what this was when it was opened. A card that changes its place is built anew and takes its menu with it. */
export const useWhileMenu = <T>(now: T): T => {
  const isOpen = useSyncExternalStore(openMenus.subscribe, openMenus.isAny, isNoMenuOpen)
  const [stood, setStood] = useState<{ value: T } | null>(null)
  if (isOpen === (stood === null)) setStood(isOpen ? { value: now } : null)
  return isOpen && stood ? stood.value : now
}

/** The columns to show: while a menu is open no card changes its place. */
export const useStillColumns = (columns: Columns): Columns => keepPlaces(useWhileMenu(columns), columns)
