import { useState } from 'react'
import { ApiError, newKey } from './api-client.ts'

/** Was it refused for what it said? Without an answer, or with a broken server's, it may have been done all the same. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** The key under which one thing is sent: a try that got no answer is repeated under the same, so that it happens once. */
export const createSendKey = () => {
  let key = newKey()
  return {
    read: (): string => key,
    /** What is sent next is another thing. */
    renew: (): void => {
      key = newKey()
    },
    /** A try failed: after a refusal the next one is another thing. */
    failed: (error: unknown): void => {
      if (isRefused(error)) key = newKey()
    },
  }
}

/** The key of one form, for as long as it is shown. */
export const useSendKey = () => useState(createSendKey)[0]
