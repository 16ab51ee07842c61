import { connect } from 'node:net'
import type { Config } from '../../config.ts'
import { verifyMail } from '../../platform/messaging/index.ts'
import { type Finding, findingsOn, reasonOf } from './finding.ts'

const TIMEOUT_MS = 8_000
const PUSH_HOST = 'fcm.googleapis.com'

/** Whether something listens there. Nothing is sent. */
const isReached = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: TIMEOUT_MS })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket
      .on('connect', () => end(true))
      .on('timeout', () => end(false))
      .on('error', () => end(false))
  })

const isAddressReached = (address: string): Promise<boolean> => {
  const { hostname, port, protocol } = new URL(address)
  return isReached(hostname.replace(/^\[|\]$/g, ''), Number(port) || (protocol === 'https:' ? 443 : 80))
}

/** The mail server: it answers and takes our name and password. */
export const checkMail = async ({ messages }: Config): Promise<Finding[]> => {
  const { ok, note, bad } = findingsOn('mail')
  if (!messages.mail) return [note('SMTP_URL is not set: no email leaves', 'Set SMTP_URL and MAIL_FROM.')]
  const problem = await verifyMail(messages.mail)
  return [
    problem === undefined
      ? ok('the mail server takes our sign-in')
      : bad(`the mail server refuses us (${problem})`, 'Check SMTP_URL.'),
  ]
}

/** SMS and WhatsApp: a provider is named and reached. */
export const checkPhoneMessages = async ({ messages, isOutboxMeant }: Config): Promise<Finding[]> => {
  const { ok, note, bad } = findingsOn('SMS')
  const todo = 'Set SMS_HTTP_URL or WHATSAPP_HTTP_URL (docs/operations.md, Messages).'
  if (messages.providers.length === 0) {
    const text = 'nobody carries codes to phones: people cannot sign in by number'
    return [isOutboxMeant ? note(`MESSAGES=outbox: ${text}`, todo) : bad(text, todo)]
  }
  const lines = messages.providers.map(async ({ channel, url, templates }) => {
    if (!(await isAddressReached(url)))
      return bad(`the provider of ${channel} is not reached`, 'Check its address and the firewall.')
    const isPlain = channel === 'sms' && templates.size === 0
    return isPlain
      ? note('SMS_DLT_TEMPLATES is not set: Indian operators drop SMS without it', 'Register the texts at a DLT portal.')
      : ok(`the provider of ${channel} is reached`)
  })
  return Promise.all(lines)
}

/** Web push: the push services are reached. The keys are made by the server and kept in the database. */
export const checkPush = async (host = PUSH_HOST, port = 443): Promise<Finding[]> => {
  const { ok, note } = findingsOn('push')
  return [
    (await isReached(host, port))
      ? ok('the push services are reached')
      : note(`${host} is not reached: closed phones hear no orders`, 'Let the firewall pass https to it.'),
  ]
}

/** The keys of Razorpay: they are taken, and they are live ones. */
export const checkPayments = async ({ razorpay }: Config): Promise<Finding[]> => {
  const { ok, note, bad } = findingsOn('payments')
  if (!razorpay) return [ok('no payment service: cash, and UPI direct to the shop')]
  const authorization = `Basic ${Buffer.from(`${razorpay.keyId}:${razorpay.keySecret}`).toString('base64')}`
  try {
    const { status } = await fetch(`${razorpay.url}/v1/payments?count=1`, {
      headers: { authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status === 401) return [bad('Razorpay refuses the keys', 'Check RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET.')]
    if (status !== 200) return [bad(`Razorpay answers ${status}`, 'Look at status.razorpay.com, and at RAZORPAY_URL.')]
  } catch (error) {
    return [bad(`Razorpay is not reached (${reasonOf(error)})`, 'Let the firewall pass https to it.')]
  }
  return [
    razorpay.keyId.startsWith('rzp_live_')
      ? ok('Razorpay takes the live keys')
      : note('Razorpay takes the keys, which are test keys: no money arrives', 'Use the live keys when you open.'),
  ]
}
