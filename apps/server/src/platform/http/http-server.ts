import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Logger } from '../logger.ts'
import type { Texts } from '../texts.ts'
import { createErrorReply } from './error-reply.ts'
import { isReadable, readJson } from './json-body.ts'

const BODY_BYTES_MOST = 64 * 1024
/** A request must be here whole within this time, its headers within half of it: slow senders hold no socket. */
const REQUEST_TIMEOUT_MS = 20_000
const HEADERS_TIMEOUT_MS = 10_000
/** Longer than the usual minute of a load balancer, so that it, not we, ends an idle connection. */
const KEEP_ALIVE_MS = 72_000
const PARAMETER_LENGTH_MOST = 200

export type HttpServerOptions = { trustProxy: string[] | false; texts: Texts; log: Logger }

/** A Fastify instance with our limits, JSON only, and one shape of refusal for everything that goes wrong. */
export const createHttpServer = ({ trustProxy, texts, log }: HttpServerOptions): FastifyInstance => {
  const errorReply = createErrorReply(texts, log)
  const app = fastify({
    logger: false,
    trustProxy,
    bodyLimit: BODY_BYTES_MOST,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    genReqId: createRequestIds(),
    routerOptions: { maxParamLength: PARAMETER_LENGTH_MOST },
    frameworkErrors: (error, request, reply) => errorReply(error, request as FastifyRequest, reply as FastifyReply),
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
  app.addHook('onRequest', async (request) => {
    if (!isReadable(request.url)) throw new AppError('request.malformed')
  })
  return app
}

/** Short, unique on this node and telling nothing: a random beginning and a counter. */
const createRequestIds = (): (() => string) => {
  const start = Math.random().toString(36).slice(2, 8)
  let count = 0
  return () => {
    count += 1
    return `${start}-${count.toString(36)}`
  }
}

/** For bytes that are no HTTP request: there is nothing to route, so the answer is ready-made. */
const REFUSED_BYTES = (() => {
  const body = '{"success":false,"code":"request.malformed","message":"The request could not be read."}'
  return `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`
})()
