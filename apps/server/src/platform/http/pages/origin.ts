import type { FastifyRequest } from 'fastify'

/** How people reach us: as configured, else as this visitor did. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string => {
  const named = `${request.protocol}://${request.host}`
  return publicOrigin ?? (URL.canParse(named) ? new URL(named).origin : 'http://localhost')
}
