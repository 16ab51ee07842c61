import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import type { Config } from '../../config.ts'
import { type Finding, findingsOn, reasonOf } from './finding.ts'

const TIMEOUT_MS = 8_000
/** The part of its time that a certificate must have left. Caddy renews at a third. */
const LEFT_LEAST = 0.1
const HTTPS_PORT = 443

type Seen = { problem: string | undefined; certificate: PeerCertificate }

const readCertificate = ({ hostname, port }: URL): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect(
      { host, port: Number(port) || HTTPS_PORT, ...(isIP(host) === 0 ? { servername: host } : {}), rejectUnauthorized: false },
      () => {
        const problem = socket.authorized ? undefined : String(socket.authorizationError)
        resolve({ problem, certificate: socket.getPeerCertificate() })
        socket.end()
      },
    )
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })

/** The verdict on a certificate. `problem`: what a browser would say. */
export const judgeCertificate = ({ problem, certificate }: Seen, nowMs: number): Finding => {
  const { ok, note, bad } = findingsOn('TLS')
  if (problem !== undefined)
    return bad(`browsers refuse the certificate (${problem})`, 'Get one for this name; Caddy does it by itself.')
  const [fromMs, toMs] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)]
  const hours = Math.round((toMs - nowMs) / 3_600_000)
  const left = (toMs - nowMs) / (toMs - fromMs)
  if (left >= LEFT_LEAST) return ok(`the certificate is valid for ${hours} more hours`)
  return note(`the certificate ends in ${hours} hours`, 'Look why it was not renewed.')
}

const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })

const checkRedirect = async ({ hostname, port }: URL): Promise<Finding[]> => {
  if (port !== '') return []
  const { ok, note } = findingsOn('TLS')
  const answer = await ask(`http://${hostname}/`).catch(() => undefined)
  const isLed = answer?.headers.get('location')?.startsWith(`https://${hostname}`) ?? false
  return [isLed ? ok('plain http leads to https') : note('plain http does not lead to https', 'Let the proxy redirect port 80.')]
}

const checkTls = async (origin: URL): Promise<Finding[]> => {
  const { bad } = findingsOn('TLS')
  try {
    return [judgeCertificate(await readCertificate(origin), Date.now()), ...(await checkRedirect(origin))]
  } catch (error) {
    return [
      bad(
        `nothing answers at PUBLIC_ORIGIN (${reasonOf(error)})`,
        'Start the proxy, and look at the name in DNS and the firewall.',
      ),
    ]
  }
}

/** Opens the live channel as a browser does; resolves to whether the server greets. */
const opensSocket = (origin: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`wss://${origin.host}/socket.io/?EIO=4&transport=websocket`)
    const end = (isOpen: boolean) => {
      clearTimeout(timer)
      socket.close()
      resolve(isOpen)
    }
    const timer = setTimeout(() => end(false), TIMEOUT_MS)
    socket.onmessage = ({ data }) => end(String(data).startsWith('0{'))
    socket.onerror = () => end(false)
  })

/** Everybody is trusted: anyone could claim any address. */
const trustsAll = (networks: readonly string[]): boolean => networks.some((network) => network.endsWith('/0'))

const judgeTrust = ({ trustProxy }: Config): Finding => {
  const { ok, bad } = findingsOn('proxy')
  const todo = 'Set TRUST_PROXY to the address of the proxy, such as 127.0.0.1,::1 for one on this machine.'
  if (trustProxy === false) return bad('TRUST_PROXY is not set: everybody shares one rate limit', todo)
  return trustsAll(trustProxy)
    ? bad('TRUST_PROXY trusts everybody: anyone may claim any address', todo)
    : ok('TRUST_PROXY names the proxy')
}

/** Asks the running server whether a proxy that it does not trust has sent requests. */
const checkForwarded = async (origin: URL, token: string | undefined): Promise<Finding[]> => {
  if (token === undefined) return []
  const { ok, bad } = findingsOn('proxy')
  const text = await ask(`${origin.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
    answer.text(),
  )
  const count = Number(/^jhola_untrusted_proxy_requests (\d+)$/m.exec(text)?.[1] ?? 0)
  return [
    count === 0
      ? ok('the running server knows its proxy')
      : bad(`${count} requests came through a proxy that the server does not trust`, 'Set TRUST_PROXY and start it again.'),
  ]
}

const checkProxy = async (config: Config, origin: URL): Promise<Finding[]> => {
  const { ok, bad } = findingsOn('proxy')
  try {
    const ready = await ask(`${origin.origin}/ready`)
    const body = (await ready.json().catch(() => ({}))) as { status?: string }
    const hsts = ready.headers.get('strict-transport-security')
    return [
      judgeTrust(config),
      body.status === 'ready'
        ? ok('PUBLIC_ORIGIN leads to a server that is ready')
        : bad(`PUBLIC_ORIGIN answers ${ready.status}, not ready`, 'Look at the log of the server.'),
      hsts === null ? bad('no HSTS header arrives', 'Let the proxy pass the headers of the server.') : ok('HSTS arrives'),
      (await opensSocket(origin))
        ? ok('WebSockets pass')
        : bad('WebSockets do not pass: shops hear orders late', 'Let the proxy upgrade /socket.io/.'),
      ...(await checkForwarded(origin, config.metricsToken)),
    ]
  } catch (error) {
    return [judgeTrust(config), bad(`PUBLIC_ORIGIN does not answer (${reasonOf(error)})`, 'Start the server and the proxy.')]
  }
}

/** TLS and the proxy, as people outside see them at PUBLIC_ORIGIN. */
export const checkOrigin = async (config: Config): Promise<Finding[]> => {
  if (config.publicOrigin === undefined)
    return [findingsOn('TLS').bad('PUBLIC_ORIGIN is not set', 'Set it to the https address that people use.')]
  const origin = new URL(config.publicOrigin)
  if (origin.protocol !== 'https:')
    return [findingsOn('TLS').bad('PUBLIC_ORIGIN is not https', 'Put Caddy in front (deploy/Caddyfile).')]
  return [...(await checkTls(origin)), ...(await checkProxy(config, origin))]
}
