import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScanListener } from './use-wedge-scanner.ts'

/** A field as in a browser: the value setter is on the prototype, and listeners receive changes. */
class Field extends EventTarget {
  #value = ''
  get value() {
    return this.#value
  }
  set value(next: string) {
    this.#value = next
  }
}
class Area extends Field {}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Field)
  vi.stubGlobal('HTMLTextAreaElement', Area)
})
afterEach(() => void vi.unstubAllGlobals())

const CODE = '8901030865278'

/**
 * Presses keys on a page with this element focused; a character goes into a field unless its default was prevented. Returns the
 * prevented keys.
 */
const aPage = (target: EventTarget) => {
  const codes: string[] = []
  const listen = createScanListener((code) => codes.push(code))
  let nowMs = 1000
  const press = (key: string, afterMs: number, more: object = {}): boolean => {
    nowMs += afterMs
    let isHeld = false
    const hold = () => {
      isHeld = true
    }
    const keys = { isComposing: false, ctrlKey: false, metaKey: false, altKey: false }
    listen({ key, timeStamp: nowMs, target, preventDefault: hold, stopPropagation: () => undefined, ...keys, ...more })
    if (!isHeld && key.length === 1 && target instanceof Field) target.value += key
    return isHeld
  }
  const type = (text: string, gapMs: number) => [...text].map((letter) => press(letter, gapMs))
  return { codes, press, type }
}

test('a code scanned while the phone number has the focus goes into the order, and the number is restored', () => {
  const phone = new Field()
  const { codes, press, type } = aPage(phone)
  type('98765', 250)
  const changes: string[] = []
  phone.addEventListener('input', () => changes.push(phone.value))
  press(CODE[0] ?? '', 400)
  type(CODE.slice(1), 5)
  expect(phone.value).toBe(`98765${CODE}`)
  // Enter would submit the form.
  expect(press('Enter', 5)).toBe(true)
  expect(codes).toEqual([CODE])
  expect(phone.value).toBe('98765')
  expect(changes).toEqual(['98765'])
  // The number can be typed on as if nothing had happened.
  type('43210', 250)
  expect(press('Enter', 250)).toBe(false)
  expect(phone.value).toBe('9876543210')
  expect(codes).toEqual([CODE])
})

test('two codes one after the other, with nothing in focus', () => {
  const { codes, press, type } = aPage(new EventTarget())
  for (const code of [CODE, '40170725']) {
    press(code[0] ?? '', 900)
    type(code.slice(1), 5)
    press('Enter', 5)
  }
  expect(codes).toEqual([CODE, '40170725'])
})

test('a number typed by hand is not a scan', () => {
  const phone = new Field()
  const { codes, press, type } = aPage(phone)
  type('9876543210', 120)
  expect(press('Enter', 120)).toBe(false)
  expect([phone.value, codes]).toEqual(['9876543210', []])
})

test('keys with Ctrl, and keys of an IME composition, are ignored', () => {
  const { codes, press, type } = aPage(new Area())
  press('1', 900)
  type('234567', 5)
  expect(press('Enter', 5, { ctrlKey: true })).toBe(false)
  expect(press('Enter', 5, { isComposing: true })).toBe(false)
  expect(codes).toEqual([])
})
