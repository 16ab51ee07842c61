import { useSyncExternalStore } from 'react'

/** A small value stored on this device. Survives reloads, invalid data and full or forbidden storage. */
export type StoredValue<T> = {
  read(): T
  write(next: T | ((before: T) => T)): void
  subscribe(listener: () => void): () => void
}

const PREFIX = 'jhola.'

/**
 * Keeps a value in local storage under one key. `parse` validates what was stored (by another version, or by hand); `undefined`
 * gives the empty value. Changes by other tabs are followed.
 */
export const createStoredValue = <T>(key: string, empty: T, parse: (found: unknown) => T | undefined): StoredValue<T> => {
  const listeners = new Set<() => void>()
  let value: T | undefined
  const load = (): T => {
    if (typeof localStorage === 'undefined') return empty
    try {
      const text = localStorage.getItem(PREFIX + key)
      return text === null ? empty : (parse(JSON.parse(text)) ?? empty)
    } catch {
      return empty
    }
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  if (typeof addEventListener === 'function')
    addEventListener('storage', (event) => {
      if (event.key !== PREFIX + key) return
      value = undefined
      notify()
    })
  const read = () => {
    value ??= load()
    return value
  }
  return {
    read,
    write: (next) => {
      // @NOTE a stored value is data, never a function itself.
      value = typeof next === 'function' ? (next as (before: T) => T)(read()) : next
      try {
        localStorage.setItem(PREFIX + key, JSON.stringify(value))
      } catch {
        // Storage is full or forbidden: the value is kept in memory until the page is closed.
      }
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value in a component. On the server and while hydrating it is `empty`, so that both render the same. */
export const useStoredValue = <T>(stored: StoredValue<T>, empty: T): T =>
  useSyncExternalStore(stored.subscribe, stored.read, () => empty)
