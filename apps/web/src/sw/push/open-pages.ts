import { isShopPath } from '../../app/counter-paths.ts'

/** An open page of this site, as far as the worker uses it. */
type OpenPage = { url: string; visibilityState: string; postMessage(message: unknown, transfer: Transferable[]): void }

/** Timeout for a page's reply, ms: longer than a busy page on a slow phone needs. No notification is shown meanwhile. */
const ANSWER_WITHIN_MS = 1000

/** Only the shop's own screens have a bell and open orders: sign-in, admin and customer pages get no message. */
const isOfShop = ({ url }: OpenPage): boolean => isShopPath(new URL(url).pathname)

/** Asks a page whether its bell rings; no reply counts as no. */
const queryRinging = (page: OpenPage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (rings: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(rings)
    }
    const timer = setTimeout(end, ANSWER_WITHIN_MS, false)
    port1.onmessage = ({ data }) => end(data === true)
    try {
      page.postMessage({ type: 'rings' }, [port2])
    } catch {
      end(false)
    }
  })

/** Whether the bell of a visible counter rings. An open page alone proves nothing: its sound is locked until it was tapped. */
export const ringsSomewhere = async (pages: readonly OpenPage[]): Promise<boolean> => {
  const seen = pages.filter((page) => page.visibilityState === 'visible' && isOfShop(page))
  return (await Promise.all(seen.map(queryRinging))).includes(true)
}

/** The open counter in which an order can be shown. */
export const findCounter = <Page extends OpenPage>(pages: readonly Page[]): Page | undefined => pages.find(isOfShop)
