import { type BrowserContext, test as base } from '@playwright/test'
import { aDevice, speak } from './board.ts'
import { type OpenShop, openShop } from './shops.ts'
import { languageOn } from './users.ts'

type Words = Awaited<ReturnType<typeof speak>>

/** A journey in the language of its screen; `t` are the words on it. */
const spoken = base.extend<{ t: Words }>({
  t: async ({ context, baseURL }, give, { project }) => give(await speak(context, baseURL, project)),
})

/** A journey at the counter: the browser is the owner's device, and `shop` is a shop of its own. */
export const atCounter = spoken.extend<{ shop: OpenShop }>({
  shop: async ({ context, request, t: _spoken }, give) => give(await openShop(context, request)),
})

/**
 * A journey of a customer, whose page the browser shows, with a shop beside it: `owner` is a second device of the same size, with
 * nobody signed in until `shop` is asked for, which is a shop of its own.
 */
export const withShop = spoken.extend<{ owner: BrowserContext; shop: OpenShop }>({
  owner: async ({ browser, viewport, hasTouch, isMobile, baseURL }, give, { project }) => {
    const screen = { viewport: viewport ?? { width: 1280, height: 800 }, hasTouch, isMobile, baseURL }
    const device = await aDevice(browser, screen, languageOn(project.name))
    await give(device)
    await device.close()
  },
  shop: async ({ owner, request }, give) => give(await openShop(owner, request)),
})
