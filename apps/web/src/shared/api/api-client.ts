import type { ApiRouteKey, RouteOf } from '@jhola/contract/api'
import { REQUEST_RETRY_MS, REQUEST_TIMEOUT_MS, UPLOAD_BYTES_PER_SECOND_MIN } from '@jhola/contract/constants'
import type { RouteBody, RouteParams, RouteQuery, RouteReply, Upload as UploadKind } from '@jhola/contract/route'
import { AS_OF_HEADER, recordResponse, recordUnreached } from './stale-responses.ts'

/** A refusal of the server, or `network.offline` / `network.timeout` when there was no response. Branch on `code`. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly details: unknown

  constructor(code: string, message: string, status: number, details?: unknown) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.details = details
  }
}

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** The file that an upload sends as the raw body, under its own media type. */
type Upload<K extends ApiRouteKey> = RouteOf<K> extends { upload: UploadKind } ? { upload: Blob } : { upload?: undefined }

/** Input of a call, by its route. */
export type ApiInput<K extends ApiRouteKey> = Part<'params', RouteParams<RouteOf<K>>> &
  Part<'query', RouteQuery<RouteOf<K>>> &
  Upload<K> &
  Part<'body', RouteBody<RouteOf<K>>> & {
    headers?: Record<string, string>
    idempotencyKey?: string
    signal?: AbortSignal
    keepalive?: boolean
  }

export type ApiReply<K extends ApiRouteKey> = RouteReply<RouteOf<K>>

/** Transport of requests: `fetch` in the browser, straight into the server when it renders a page. */
export type Transport = (request: {
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
}) => Promise<{ status: number; text: string }>

type LooseInput = {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  headers?: Record<string, string>
  idempotencyKey?: string
}

/** Method, address and headers of a call; shared by browser and server rendering. */
export const toRequest = (key: string, input: LooseInput, language: string) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name] ?? '')))
  const search = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  const headers: Record<string, string> = { 'accept-language': language, ...input.headers }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['idempotency-key'] = input.idempotencyKey ?? newKey()
  return {
    method,
    url: `/api/v1${filled}${search ? `?${search}` : ''}`,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  }
}

/** An idempotency key. Also works on plain http, where `randomUUID` is missing. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The body of a response; throws the error in it as an `ApiError`. */
export const readAnswer = (status: number, text: string): unknown => {
  let body: { code?: unknown; message?: unknown; details?: unknown } | undefined
  try {
    body = JSON.parse(text)
  } catch {
    throw new ApiError('server.failed', 'An error occurred', status)
  }
  if (status >= 200 && status < 300) return body
  throw new ApiError(
    typeof body?.code === 'string' ? body.code : 'server.failed',
    String(body?.message ?? 'An error occurred'),
    status,
    body?.details,
  )
}

/** Aborts with the first of the two signals. `AbortSignal.any` is newer than the browsers we support. */
const eitherOf = (first: AbortSignal, second: AbortSignal): AbortSignal => {
  const either = new AbortController()
  for (const signal of [first, second]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true, signal: either.signal })
  }
  return either.signal
}

/** `keepalive`: the request outlives the page; for small bodies only. */
type BrowserRequest = Omit<Parameters<Transport>[0], 'body' | 'signal'> & {
  body?: string | Blob
  signal: AbortSignal | undefined
  keepalive: boolean
}

/** Timeout of a call, ms; an upload gets the time that a slow connection needs for its file. */
export const allowedMs = (body: string | Blob | undefined): number =>
  body instanceof Blob ? REQUEST_TIMEOUT_MS + (body.size / UPLOAD_BYTES_PER_SECOND_MIN) * 1000 : REQUEST_TIMEOUT_MS

const browserFetch = async ({ url, signal, ...rest }: BrowserRequest): ReturnType<Transport> => {
  const timeout = AbortSignal.timeout(allowedMs(rest.body))
  try {
    const answer = await fetch(url, {
      ...rest,
      credentials: 'same-origin',
      signal: signal ? eitherOf(signal, timeout) : timeout,
    })
    recordResponse(answer.headers.get(AS_OF_HEADER))
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    if (!timeout.aborted) recordUnreached()
    throw new ApiError(timeout.aborted ? 'network.timeout' : 'network.offline', 'No connection', 0)
  }
}

/** The device reports that it is offline, so a retry is pointless. The server always counts as online. */
export const isSurelyOffline = (): boolean => navigator.onLine === false

/** An upload that timed out on a slow connection would time out again. */
export const isWorthRetrying = (error: unknown, isUpload: boolean): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500) &&
  !(isUpload && error.code === 'network.timeout') &&
  !isSurelyOffline()

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

let onSignedOut: (() => void) | undefined

/** Called when the server no longer accepts the session; set once by the counter. */
export const whenSignedOut = (handler: () => void): void => {
  onSignedOut = handler
}

/**
 * Calls the API by its typed key: `api('POST /orders', { body })`. Mutating calls send an idempotency key, so that their one
 * retry (timeout, 5xx, no response; after 2 s) is harmless. Throws `ApiError`.
 */
export const api = async <K extends ApiRouteKey>(
  key: K,
  ...[input]: Record<never, never> extends ApiInput<K> ? [ApiInput<K>?] : [ApiInput<K>]
): Promise<ApiReply<K>> => {
  // @NOTE the public type above is exact; the implementation uses only these four fields.
  const loose = { ...input } as LooseInput & { signal?: AbortSignal; upload?: Blob; keepalive?: boolean }
  const { upload } = loose
  if (upload) loose.headers = { ...loose.headers, 'content-type': upload.type }
  const request: BrowserRequest = {
    ...toRequest(key, loose, document.documentElement.lang || 'en'),
    ...(upload && { body: upload }),
    signal: loose.signal,
    keepalive: loose.keepalive === true,
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { status, text } = await browserFetch(request)
      return readAnswer(status, text) as ApiReply<K>
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.required') onSignedOut?.()
      const delay = REQUEST_RETRY_MS[attempt]
      if (delay === undefined || attempt >= MOST_RETRIES || !isWorthRetrying(error, upload !== undefined)) throw error
      await wait(delay, loose.signal)
    }
  }
}

/** One retry here: queries have their own retries on top, and a person waits for a mutation. */
const MOST_RETRIES = 1
