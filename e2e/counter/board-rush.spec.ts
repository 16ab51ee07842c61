import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openBoard } from '../support/board.ts'
import { atCounter as test } from '../support/fixtures.ts'
import { countSeen, fillBoard, type Mix } from '../support/rush/rush-board.ts'

const MIXED: Mix = { pending: 12, confirmed: 10, preparing: 16, ready: 8, out_for_delivery: 14 }

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** The columns of cards that stand side by side. */
const columnsOf = (page: Page) =>
  cardsOf(page).evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size)

const seenOn = async (board: Page, width: number, height: number) => {
  await board.setViewportSize({ width, height })
  await expect(cardsOf(board).nth(25)).toBeAttached()
  return { seen: await countSeen(cardsOf(board)), columns: await columnsOf(board) }
}

for (const [name, mix] of [
  ['mixed: sixty orders of every status', MIXED],
  ['waiting: sixty orders that all wait', { pending: 60 }],
] as const)
  test(`${name} are seen as many at once as the screen holds`, async ({ context, t, shop }, { project }) => {
    test.setTimeout(180_000)
    const page = await context.newPage()
    await fillBoard(page, shop, mix)
    await page.close()
    const board = await openBoard(context, t)
    await board.getByRole('button', { name: t('orders.board.startShop') }).click()
    await board.getByRole('button', { name: t('orders.actions.bell.yes') }).click()
    if (project.name === 'phone') {
      const phone = await seenOn(board, 360, 740)
      expect(phone.seen).toBeGreaterThanOrEqual(4)
      return
    }
    const tablet = await seenOn(board, 900, 800)
    const desk = await seenOn(board, 1280, 800)
    const wide = await seenOn(board, 1920, 1080)
    expect(tablet.columns).toBe(2)
    expect(desk.seen).toBeGreaterThanOrEqual(25)
    expect(wide.seen).toBeGreaterThan(desk.seen)
  })

/** How a shop finds one of many orders. */
test('the board is searched by word and by mark, also without a network, and by the keyboard', async ({ context, t, shop }, {
  project,
}) => {
  const page = await context.newPage()
  await fillBoard(page, shop, { pending: 6, confirmed: 3 })
  await page.close()
  const board = await openBoard(context, t)
  await expect(cardsOf(board)).toHaveCount(9)
  const search = board.getByRole('searchbox', { name: t('orders.board.tools.search') })
  const found = (count: number) =>
    expect(
      board.getByText(t(count === 1 ? 'orders.board.tools.hits_one' : 'orders.board.tools.hits_other', { count })),
    ).toBeVisible()
  if (project.name === 'phone') await board.getByRole('button', { name: t('orders.board.tools.search') }).click()
  else await board.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('fatima')
  await found(2)
  await expect(cardsOf(board)).toHaveCount(2)
  await context.setOffline(true)
  await search.fill('butter')
  await expect(cardsOf(board)).toHaveCount(6)
  await board.getByRole('button', { name: t('orders.board.pickup'), exact: true }).click()
  await expect(cardsOf(board)).toHaveCount(1)
  await found(1)
  await search.fill('nobody at all')
  await expect(board.getByText(t('orders.board.tools.none'))).toBeVisible()
  await board.getByRole('button', { name: t('orders.board.tools.clear') }).click()
  await expect(cardsOf(board)).toHaveCount(9)
  await context.setOffline(false)
  await search.press('Escape')
  await expect(search).toHaveCount(0)
})

test('the density is chosen on the board and remembered; both have nothing broken', async ({ context, t, shop }) => {
  const page = await context.newPage()
  await fillBoard(page, shop, { pending: 2, preparing: 1 })
  await page.close()
  const board = await openBoard(context, t)
  const heightOf = async () => (await cardsOf(board).first().boundingBox())?.height ?? 0
  const expectNothingBroken = async () => {
    const { violations } = await new AxeBuilder({ page: board })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  }
  expect(await heightOf()).toBeLessThan(142)
  await expectNothingBroken()
  await board.getByRole('button', { name: t('orders.board.tools.more') }).click()
  await board.getByRole('menuitem', { name: t('orders.board.tools.comfortable') }).click()
  await expect.poll(heightOf).toBeGreaterThan(180)
  await board.reload()
  await expect(cardsOf(board)).toHaveCount(3)
  await expect.poll(heightOf).toBeGreaterThan(180)
  await expectNothingBroken()
})
