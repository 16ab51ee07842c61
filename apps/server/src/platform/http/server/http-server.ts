import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Messages } from '../../i18n.ts'
import type { Logger } from '../../logger.ts'
import { readUploads } from '../contract-route/uploads.ts'
import { enforceRequestTimeouts } from '../limits/request-timeouts.ts'
import { securityHeaders } from '../pages/security-headers.ts'
import { createErrorReply } from './error-reply.ts'
import { isReadable, readJson } from './json-body.ts'

const BODY_BYTES_MAX = 64 * 1024
/** The longest time any request may take to arrive; most have less (`request-timeouts.ts`). */
const REQUEST_TIMEOUT_MS = 10 * 60_000
const HEADERS_TIMEOUT_MS = 10_000
/** Longer than the usual minute of a load balancer, so that the balancer closes idle connections, not this server. */
const KEEP_ALIVE_MS = 72_000
const PARAMETER_LENGTH_MAX = 200

export type HttpServerOptions = { trustProxy: string[] | false; isHttps: boolean; texts: Messages; log: Logger }

/** A Fastify instance with our limits, JSON only, and one shape for every error response. */
export const createHttpServer = ({ trustProxy, isHttps, texts, log }: HttpServerOptions): FastifyInstance => {
  const errorReply = createErrorReply(texts, log)
  const headers = securityHeaders(isHttps)
  const app = fastify({
    logger: false,
    trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    // A request on a connection of the proxy that is still open is answered: the database closes last.
    return503OnClosing: false,
    genReqId: createRequestIds(),
    routerOptions: { maxParamLength: PARAMETER_LENGTH_MAX },
    // An address that cannot be decoded is rejected before any hook runs.
    frameworkErrors: (error, request, reply) =>
      errorReply(error, request as FastifyRequest, reply.headers(headers) as FastifyReply),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(REFUSED_BYTES)
    },
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('errorCode', null)
  app.setErrorHandler(errorReply)
  app.setNotFoundHandler((request, reply) => errorReply(new AppError('request.not_found'), request, reply))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson(app))
  readUploads(app)
  enforceRequestTimeouts(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (!isReadable(request.url)) throw new AppError('request.malformed')
  })
  endConnectionsWhenClosing(app)
  return app
}

/** A connection whose last response is sent during shutdown would otherwise stay open and block it. */
const endConnectionsWhenClosing = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** Short ids, unique on this node, that reveal nothing: a random prefix and a counter. */
const createRequestIds = (): (() => string) => {
  const start = Math.random().toString(36).slice(2, 8)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}

/** The prepared response to bytes that are not an HTTP request, which no route can handle. */
const REFUSED_BYTES = (() => {
  const body = '{"success":false,"code":"request.malformed","message":"The request could not be read."}'
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`
})()
