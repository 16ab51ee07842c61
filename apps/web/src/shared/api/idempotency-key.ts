import { useState } from 'react'
import { ApiError, newKey } from './api-client.ts'

/** Whether the server refused the request. Without a response, or with a 5xx, the request may have been executed. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Idempotency key of a request: a retry without a response uses the same key, so that the request is executed once. */
export const createIdempotencyKey = () => {
  let key = newKey()
  return {
    read: (): string => key,
    /** Call when the next request is a different one. */
    renew: (): void => {
      key = newKey()
    },
    /** Call when a request failed: after a refusal the next request gets a new key. */
    failed: (error: unknown): void => {
      if (isRefused(error)) key = newKey()
    },
  }
}

/** The idempotency key of one form, while it is mounted. */
export const useIdempotencyKey = () => useState(createIdempotencyKey)[0]

/** Bodies sent under one key without a response: at most one of them was executed. */
export type Unanswered<Body> = { key: string; bodies: readonly Body[] }
/** The executed body: the one sent last, or an earlier one whose response was lost. */
export type Done<Body, Reply> = { body: Body; reply: Reply }

/** The server has executed another body under this key, and not this one. */
export const isKeyReused = (error: unknown): boolean => error instanceof ApiError && error.code === 'request.key_reused'

/**
 * Sends a request that was edited since it got no response. It keeps the key: the server executes it only when it has executed
 * none of the earlier bodies, and otherwise returns the response of the executed one.
 */
export const sendEdited = async <Body, Reply>(
  { key, bodies }: Unanswered<Body>,
  body: Body,
  send: (body: Body, key: string) => Promise<Reply>,
): Promise<Done<Body, Reply>> => {
  let reused: unknown
  for (const tried of new Set([body, ...bodies])) {
    try {
      return { body: tried, reply: await send(tried, key) }
    } catch (error) {
      if (!isKeyReused(error)) throw error
      reused = error
    }
  }
  throw reused
}

/** Sends a request that may be edited between its retries, so that it is executed once. */
export const createTries = <Body>() => {
  let unanswered: Unanswered<Body> = { key: newKey(), bodies: [] }
  const beginAnew = () => {
    unanswered = { key: newKey(), bodies: [] }
  }
  return {
    /** Returns the executed body, which may be an earlier one. Throws what `send` throws. */
    send: async <Reply>(body: Body, send: (body: Body, key: string) => Promise<Reply>): Promise<Done<Body, Reply>> => {
      try {
        const done = await sendEdited(unanswered, body, send)
        beginAnew()
        return done
      } catch (error) {
        if (!isRefused(error)) unanswered = { ...unanswered, bodies: [body, ...unanswered.bodies] }
        else if (unanswered.bodies.length === 0 || isKeyReused(error)) beginAnew()
        throw error
      }
    },
  }
}

/** The requests of one form, while it is mounted. */
export const useTries = <Body>() => useState(createTries<Body>)[0]
