import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** An email as received over SMTP. */
export type ReceivedMail = { from: string; to: string[]; user: string | undefined; source: string }
export type MailReceiver = { url: string; mails: ReceivedMail[]; close(): Promise<void> }

const refusal = (code: number, message: string): Error => Object.assign(new Error(message), { responseCode: code })

/** A real SMTP server on this machine. `refuse` returns a reply code for a recipient that it rejects. */
export const startMailReceiver = async (
  options: { login?: { user: string; pass: string }; refuse?(to: string): number | undefined } = {},
): Promise<MailReceiver> => {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: options.login === undefined,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === options.login?.user && password === options.login?.pass) done(null, { user: username })
      else done(refusal(535, 'no such person'))
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = options.refuse?.(address)
      done(code === undefined ? null : refusal(code, `5.1.1 <${address}> unknown here`))
    },
    onData: (stream, { envelope, user }, done) => {
      text(stream).then((source) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), user: user?.toString(), source })
        done(null)
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** A message as it was posted. */
export type ReceivedPost = { headers: IncomingHttpHeaders; body: Record<string, unknown> }
export type PostReceiver = { url: string; posts: ReceivedPost[]; close(): Promise<void> }

/** A fake message provider on this machine. `answer` returns the status (and headers) for each post; 202 by default. */
export const startPostReceiver = async (
  answer: (post: ReceivedPost) => { status: number; headers?: Record<string, string> } = () => ({ status: 202 }),
): Promise<PostReceiver> => {
  const posts: ReceivedPost[] = []
  const server = createServer((request, reply) => {
    text(request).then((body) => {
      const post = { headers: request.headers, body: JSON.parse(body) }
      posts.push(post)
      const { status, headers } = answer(post)
      reply.writeHead(status, headers).end('{}')
    }, reply.destroy)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/messages`,
    posts,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
