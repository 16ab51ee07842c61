import type { MissingState } from '@jhola/contract/availability/missing-states'
import { useSyncExternalStore } from 'react'

/** What was said on this page of products that are not there, so that a closed sheet still shows it and can take it back. */
const said = new Map<string, MissingState>()
const listeners = new Set<() => void>()

export const saidOff = {
  read: (productId: string): MissingState | null => said.get(productId) ?? null,
  set: (productId: string, state: MissingState | null): void => {
    if (state === null) said.delete(productId)
    else said.set(productId, state)
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSaidOff = (productId: string): MissingState | null =>
  useSyncExternalStore(
    saidOff.subscribe,
    () => saidOff.read(productId),
    () => null,
  )
