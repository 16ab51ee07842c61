import type { FastifyRequest } from 'fastify'

/** The public origin: the configured one, else that of this request. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string => {
  const named = `${request.protocol}://${request.host}`
  return publicOrigin ?? (URL.canParse(named) ? new URL(named).origin : 'http://localhost')
}
