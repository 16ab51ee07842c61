import { describe, expect, test, vi } from 'vitest'
import { createMessageStore } from './message-store.ts'

describe('message store', () => {
  test('keeps the newest messages up to its limit, newest last', () => {
    const store = createMessageStore<object>(2)
    for (const text of ['one', 'two', 'three']) store.show({ text })
    expect(store.messages().map((message) => message.text)).toEqual(['two', 'three'])
  })

  test('notifies its listeners of every change until they unsubscribe', () => {
    const store = createMessageStore<object>(3)
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    const id = store.show({ text: 'saved' })
    store.dismiss(id)
    leave()
    store.show({ text: 'unheard' })
    expect(listener).toHaveBeenCalledTimes(2)
    expect(store.messages().map((message) => message.text)).toEqual(['unheard'])
  })

  test('returns the same list until something changes, as React requires', () => {
    const store = createMessageStore<object>(3)
    store.show({ text: 'saved' })
    expect(store.messages()).toBe(store.messages())
  })
})
