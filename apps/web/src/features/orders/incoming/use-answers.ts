import { hasChosenTime } from '@jhola/contract/orders/steps/promise-at-accept'
import { useEffect, useRef, useState } from 'react'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import type { Order } from '../data/board-state.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { acceptIn } from '../one-tap/one-tap.ts'

/** A finger that was on its way to something else does not answer an order that has just come up under it. */
const SETTLE_MS = 350

const useSettled = (orderId: string): boolean => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(orderId), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [orderId])
  return settled === orderId
}

/** How the order shown is answered. `main`: the button that has the focus; `isSettled`: a tap counts. */
export const useAnswers = (order: Order) => {
  const { run } = useLiveOrders()
  const { readyMinutes } = useShopPreferences().counter
  const isSettled = useSettled(order.id)
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The next order of the stack is answered from the keyboard as well.
    if (order.id) main.current?.focus()
  }, [order.id])
  return {
    main,
    isSettled,
    readyMinutes,
    // The customer chose the time of an order for a slot: nobody is asked for minutes.
    isForSlot: hasChosenTime(order),
    accept: (minutes: number | null = readyMinutes) => void run(acceptIn(order, minutes)),
  }
}
