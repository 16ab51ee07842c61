import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import { originOf } from '../pages/origin.ts'

/** RFC 9116 asks for less than a year; a reader asks again long before. */
const VALID_MS = 180 * 86_400_000

export type SecurityTxtOptions = { contacts: readonly string[]; publicOrigin: string | undefined; clock: Clock }

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. 404 unless the operator has set a contact. */
export const addSecurityTxt = (app: FastifyInstance, { contacts, publicOrigin, clock }: SecurityTxtOptions): void => {
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (contacts.length === 0) throw new AppError('request.not_found')
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(clock.now().getTime() + VALID_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${originOf(request, publicOrigin)}/.well-known/security.txt`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`)
  })
}
