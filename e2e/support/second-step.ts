import { createHmac } from 'node:crypto'
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test'
import type { wordsOf } from './i18n.ts'

const STEP_SECONDS = 30
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an authenticator app (RFC 6238), `steps` half minutes from now. */
export const appCode = (secret: string, steps = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

type Words = ReturnType<typeof wordsOf>

/** Sets up the authenticator app on the page; gives the recovery codes that were shown, and has saved them. */
export const setUpApp = async (page: Page, t: Words): Promise<string[]> => {
  await page.getByRole('button', { name: t('auth.factors.appSetUp') }).click()
  await expect(page.getByRole('img', { name: t('auth.factors.appQr') })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel(t('auth.factors.appCode')).fill(appCode(secret))
  await page.getByRole('button', { name: t('auth.factors.confirm'), exact: true }).click()
  const shown = page.getByRole('region', { name: t('auth.factors.recoveryTitle') }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  await page.getByRole('button', { name: t('auth.factors.recoverySaved') }).click()
  return codes
}

/** Passkeys need a host name: the server under `localhost`. */
export const byName = (baseURL: string | undefined): string => (baseURL ?? '').replace('127.0.0.1', 'localhost')

export type VirtualAuthenticator = {
  cdp: CDPSession
  /** Whether the person answers the browser's dialog. */
  answer(isPresent: boolean): Promise<void>
}

/** Chromium's own authenticator without hardware, with a PIN that is right. */
export const addVirtualAuthenticator = async (context: BrowserContext, page: Page): Promise<VirtualAuthenticator> => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    cdp,
    answer: async (enabled) => {
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
  }
}
