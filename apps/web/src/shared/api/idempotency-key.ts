import { useState } from 'react'
import { ApiError, newKey } from './api-client.ts'

/** Was it refused for what it said? Without an answer, or with a broken server's, it may have been done all the same. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** The key under which one thing is sent: a try that got no answer is repeated under the same, so that it happens once. */
export const createIdempotencyKey = () => {
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
export const useIdempotencyKey = () => useState(createIdempotencyKey)[0]

/** What was sent under one key without an answer: one of the bodies may have been done all the same, never two. */
export type Unanswered<Body> = { key: string; bodies: readonly Body[] }
/** What was done: the body that was sent last, or an earlier one of which nobody knew. */
export type Done<Body, Reply> = { body: Body; reply: Reply }

/** The key stands for another body: that one was done, and this one was not. */
export const isKeyReused = (error: unknown): boolean => error instanceof ApiError && error.code === 'request.key_reused'

/**
 * Sends a thing that was edited since it got no answer. It goes under the same key: the server does it only when it has done none
 * of the earlier bodies, and else gives the answer of the one that it did.
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

/** Sends what is edited between its tries, so that it is done once. */
export const createTries = <Body>() => {
  let unanswered: Unanswered<Body> = { key: newKey(), bodies: [] }
  const beginAnew = () => {
    unanswered = { key: newKey(), bodies: [] }
  }
  return {
    /** Gives what was done, which may be an earlier body. Throws what `send` throws. */
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

/** The tries of one form, for as long as it is shown. */
export const useTries = <Body>() => useState(createTries<Body>)[0]
