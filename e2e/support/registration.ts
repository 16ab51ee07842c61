import { expect, type Page } from '@playwright/test'
import type { wordsOf } from './i18n.ts'
import { freshPhone, readCode } from './users.ts'

type Words = ReturnType<typeof wordsOf>
/** What is typed into the registration. */
export type NewShop = { name: string; owner: string; phone: string }

export const aNewShop = (): NewShop => ({
  name: `Sharma Kirana ${freshPhone().slice(-6)}`,
  owner: 'Ramesh Sharma',
  phone: freshPhone(),
})

/** A field of the form, found by the name that people read; required ones have a star behind it. */
export const registrationField = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: false }).first()
export const nextStep = (page: Page, t: Words) =>
  page.getByRole('button', { name: t('stores.registration.next'), exact: true }).click()
export const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

export const fillBasics = async (page: Page, t: Words, shop: NewShop): Promise<void> => {
  await registrationField(page, t('stores.registration.field.name')).fill(shop.name)
  await registrationField(page, t('stores.registration.field.ownerName')).fill(shop.owner)
  await registrationField(page, t('stores.registration.field.phone')).fill(shop.phone)
}
export const fillPlace = async (page: Page, t: Words): Promise<void> => {
  await registrationField(page, t('stores.registration.field.street')).fill('12 Pipe Road')
  await registrationField(page, t('stores.registration.field.pincode')).fill('400070')
  await registrationField(page, t('stores.registration.field.city')).fill('Mumbai')
}

/** From the first step to the last one, where the terms wait. */
export const goToReview = async (page: Page, t: Words, shop: NewShop): Promise<void> => {
  await page.goto('/shopkeeper-signup')
  await fillBasics(page, t, shop)
  await nextStep(page, t)
  await fillPlace(page, t)
  await nextStep(page, t)
  await expect(stepTitle(page, t('stores.registration.step.business'))).toBeVisible()
  await nextStep(page, t)
  await expect(stepTitle(page, t('stores.registration.step.review'))).toBeVisible()
}

export const submitRegistration = async (page: Page, t: Words): Promise<void> => {
  await page.getByRole('checkbox', { name: t('stores.registration.terms.accept') }).check()
  await page.getByRole('button', { name: t('stores.registration.submit'), exact: true }).click()
}

/** The code that came to the shop's number, in the step after the registration. */
export const typeCode = async (page: Page, phone: string): Promise<void> => {
  await page.getByRole('group').getByRole('textbox').first().click()
  await page.keyboard.type(await readCode(page.request, phone))
}
